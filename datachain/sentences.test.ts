import { describe, expect, test } from "vitest";
import { UI_LOCALES } from "#contract/common.ts";
import type { ChainContent, Taxonomy } from "./model.ts";
import { resolveChain } from "./resolve.ts";
import { readerWords } from "./reader-words.ts";
import { joinList, sentencesOf } from "./sentences.ts";
import { currentTaxonomy } from "./taxonomies.ts";
import { TEMPLATES } from "./templates.ts";
import { contentFromTemplate } from "./template-content.ts";
import { ALGORITHM, chain, CITY, DEVICE, goodDevice, placed } from "./testing/fixtures.ts";

const sentenceWords = (locale: string) => readerWords(locale).sentences;
const en = sentenceWords("en");
const say = (content: ChainContent, taxonomy: Taxonomy = DEVICE) => {
  const resolved = resolveChain({ taxonomy, content, organizations: [CITY], locale: "en", default_locale: "en" });
  return Object.fromEntries(sentencesOf(resolved, en).map(({ category_id, sentence }) => [category_id, sentence]));
};

test("lists are joined with the language's own words", () => {
  expect(joinList([], en)).toBe("");
  expect(joinList(["a"], en)).toBe("a");
  expect(joinList(["a", "b"], en)).toBe("a and b");
  expect(joinList(["a", "b", "c"], en)).toBe("a, b and c");
  expect(joinList(["a", "b"], sentenceWords("fr"))).toBe("a et b");
  expect(sentenceWords("ar")).toBe(en);
  expect(sentenceWords("constructor")).toBe(en);
});

describe("a chain in sentences", () => {
  test("says what was chosen", () => {
    const said = say(chain([...goodDevice().placements, placed("purpose", "inform")]));
    expect(said.purpose).toBe("The purpose is Title mobility and Title inform.");
    expect(said.accountable).toBe("The accountable is City of Seaview.");
  });

  test("says what a device can tell about people", () => {
    expect(say(goodDevice()).tech).toBe("The tech is Title identifiable_image. It can identify people.");
    expect(say(chain([placed("tech", "radar")])).tech).toContain("It does not identify people.");
  });

  test("says what is not told, and why", () => {
    const said = say(chain([], { undisclosed: { data: { en: "Under review." }, access: {} } }));
    expect(said.data).toBe("Name of data: not disclosed. Under review.");
    expect(said.access).toBe("Name of access: not disclosed.");
    expect(said.storage).toBe("Name of storage: nothing has been said yet.");
  });

  test("names the context, and repeats nothing", () => {
    const mode = { context_value: "autonomous" };
    const modes = [
      placed("functional_modes", "generative_mode", mode),
      placed("functional_modes", "generative_mode", mode),
    ];
    expect(say(chain(modes), ALGORITHM).functional_modes).toBe(
      "The functional_modes is Title generative_mode (Value autonomous).",
    );
  });

  test("makes do without the taxonomy's own sentence", () => {
    const mute = { ...DEVICE, categories: DEVICE.categories.map((category) => ({ ...category, sentence: {} })) };
    expect(say(goodDevice(), mute).purpose).toBe("Name of purpose: Title mobility");
  });

  test.each(UI_LOCALES)("is whole in %s", (locale) => {
    for (const template of TEMPLATES) {
      const content = contentFromTemplate(template, () => "id");
      const taxonomy = currentTaxonomy(template.kind);
      const words = sentenceWords(locale);
      const resolved = resolveChain({
        taxonomy,
        content,
        organizations: [],
        locale,
        default_locale: "en",
        gap: words.gap,
      });
      const sentences = sentencesOf(resolved, words);
      expect(sentences.map(({ category_id }) => category_id)).toEqual(taxonomy.categories.map(({ id }) => id));
      expect(sentences.filter(({ sentence }) => /[{}]/.test(sentence) || sentence.trim() === "")).toEqual([]);
    }
  });
});
