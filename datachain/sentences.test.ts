import { describe, expect, test } from "vitest";
import { UI_LOCALES } from "#contract/common.ts";
import { readerWords } from "./all-reader-words.ts";
import type { ChainContent, Taxonomy } from "./model.ts";
import { resolveChain } from "./resolve.ts";
import { joinList, sentencesOf } from "./sentences.ts";
import { currentTaxonomy } from "./taxonomies.ts";
import { TEMPLATES } from "./templates.ts";
import { contentFromTemplate } from "./template-content.ts";
import { ALGORITHM, chain, CITY, DEVICE, goodDevice, placed } from "./testing/fixtures.ts";

const sentenceWords = (locale: string) => readerWords(locale).sentences;
const en = sentenceWords("en");
const say = (content: ChainContent, taxonomy: Taxonomy = DEVICE) => {
  const resolved = resolveChain({ taxonomy, content, organizations: [CITY], locale: "en", default_locale: "en" });
  return Object.fromEntries(
    sentencesOf(resolved, en).flatMap(({ category_ids, sentence }) => category_ids.map((id) => [id, sentence])),
  );
};

const DURATIONS = { en: "30 days", es: "30 días", fr: "30 jours", pt: "30 dias", tl: "30 araw", km: "30 ថ្ងៃ" };
/** Fills in every requested text. */
const answered = (content: ChainContent): ChainContent => ({
  ...content,
  placements: content.placements.map((one) =>
    one.element_id === "data_retained" ? { ...one, variables: { duration: DURATIONS } } : one,
  ),
});
const sayIn = (locale: string, taxonomy: Taxonomy, content: ChainContent) => {
  const chainIn = resolveChain({ taxonomy, content, organizations: [CITY], locale, default_locale: "en" });
  return sentencesOf(chainIn, sentenceWords(locale));
};

test("lists are joined with the language's own words", () => {
  expect(joinList([], en)).toBe("");
  expect(joinList(["a"], en)).toBe("a");
  expect(joinList(["a", "b"], en)).toBe("a and b");
  expect(joinList(["a", "b", "c"], en)).toBe("a, b and c");
  expect(joinList(["a", "b"], sentenceWords("fr"))).toBe("a et b");
  expect(joinList(["arts and culture", "b"], en)).toBe("arts and culture, and b");
  expect(joinList(["a", "información"], sentenceWords("es"))).toBe("a e información");
  expect(joinList(["a", "hielo"], sentenceWords("es"))).toBe("a y hielo");
  expect(sentenceWords("nl")).toBe(en);
  expect(sentenceWords("constructor")).toBe(en);
});

describe("a chain in sentences", () => {
  test("lists the chosen elements", () => {
    const said = say(chain([...goodDevice().placements, placed("purpose", "inform")]));
    expect(said.purpose).toBe("The purpose is Title mobility and Title inform.");
    expect(said.accountable).toBe("The accountable is City of Seaview.");
  });

  test("states a device's identifiability", () => {
    expect(say(goodDevice()).tech).toBe("The tech is Title identifiable_image. It can identify people.");
    expect(say(chain([placed("tech", "radar")])).tech).toContain("It collects no data that identifies people.");
  });

  test("states what is withheld, and why", () => {
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

  test("works without the taxonomy's own sentence", () => {
    const mute = { ...DEVICE, categories: DEVICE.categories.map((category) => ({ ...category, sentence: {} })) };
    expect(say(goodDevice(), mute).purpose).toBe("Name of purpose: Title mobility");
  });

  test.each(UI_LOCALES)("is complete in %s", (locale) => {
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
      expect(sentences.flatMap(({ category_ids }) => category_ids)).toEqual(taxonomy.categories.map(({ id }) => id));
      expect(sentences.filter(({ sentence }) => /[{}]/.test(sentence) || sentence.trim() === "")).toEqual([]);
    }
  });
});

/** Traces of a badly assembled sentence. */
const SLIPS = /[{}[\]&…:]|undefined|null|NaN|\s\s|\s[.,។]|^\s|\s$|\.\.|,\s*[.។]/;

describe.each(UI_LOCALES)("real sentences in %s", (locale) => {
  const end = locale === "km" ? "។" : ".";
  const slipsIn = (sentences: ReturnType<typeof sentencesOf>) =>
    sentences.filter(({ sentence }) => SLIPS.test(sentence.replaceAll(" : ", " ")) || !sentence.endsWith(end));

  test.each(TEMPLATES.map((template) => [template.id, template] as const))("say %s", (_, template) => {
    const content = answered(contentFromTemplate(template, () => "id"));
    expect(slipsIn(sayIn(locale, currentTaxonomy(template.kind), content))).toEqual([]);
  });

  test.each(["device", "algorithm"] as const)("say each element of the %s vocabulary, alone and in a list", (kind) => {
    const taxonomy = currentTaxonomy(kind);
    const place = (category_id: string, element_id: string) => {
      const context_value = taxonomy.categories.find(({ id }) => id === category_id)?.context?.values[0]?.id ?? null;
      return placed(category_id, element_id, { context_value });
    };
    for (const { category_id, id } of taxonomy.elements) {
      const alone = sayIn(locale, taxonomy, answered(chain([place(category_id, id)])));
      expect(slipsIn(alone.filter(({ category_ids }) => category_ids.includes(category_id)))).toEqual([]);
    }
    const { comma, and } = sentenceWords(locale);
    const all = sayIn(
      locale,
      taxonomy,
      answered(chain(taxonomy.elements.map((one) => place(one.category_id, one.id)))),
    );
    expect(slipsIn(all)).toEqual([]);
    const isListed = ({ category_ids: [of] }: (typeof all)[number]) =>
      taxonomy.elements.filter(({ category_id }) => category_id === of).length > 2;
    const enumerations = all.filter(isListed);
    expect(enumerations.every(({ sentence }) => sentence.includes(comma))).toBe(true);
    expect(enumerations.filter(({ sentence }) => !sentence.includes(and.trim()))).toEqual([]);
  });

  test("no phrase starts with a capital letter", () => {
    const capitals = ["device", "algorithm"].flatMap((kind) =>
      currentTaxonomy(kind as "device").elements.flatMap(({ id, phrase }) => {
        const said = phrase?.[locale] ?? "";
        return /^\p{Lu}\p{Ll}+(\s|$)/u.test(said) ? [`${id}: ${said}`] : [];
      }),
    );
    expect(capitals).toEqual([]);
  });
});

test("retention and storage share a sentence", () => {
  const kept = chain([placed("retention", "data_retained"), placed("storage", "stored_locally")]);
  const said = (locale: string) =>
    sayIn(locale, currentTaxonomy("device"), answered(kept)).find(({ category_ids }) =>
      category_ids.includes("storage"),
    );
  expect(said("en")).toEqual({
    category_ids: ["retention", "storage"],
    sentence: "The data is kept for 30 days in this country.",
  });
  expect(said("es")?.sentence).toBe("Los datos se guardan durante 30 días en este país.");
  expect(said("fr")?.sentence).toBe("Les données sont conservées pendant 30 jours dans ce pays.");
  expect(said("pt")?.sentence).toBe("Os dados são guardados durante 30 dias neste país.");
  expect(said("tl")?.sentence).toBe("Iniimbak ang datos nang 30 araw sa bansang ito.");
  expect(said("km")?.sentence).toBe("ទិន្នន័យត្រូវបានរក្សាទុករយៈពេល 30 ថ្ងៃ នៅក្នុងប្រទេសនេះ។");
});

test("unavailable data has its own sentence", () => {
  const access = ["available_to_vendor", "not_available_to_me"].map((id) => placed("access", id));
  expect(say(chain(access), currentTaxonomy("device")).access).toBe(
    "The data can be seen by the supplier. You cannot see the data.",
  );
});

test("a context shared by all elements is stated once", () => {
  const modes = ["analytical_mode", "generative_mode"].map((id) =>
    placed("functional_modes", id, { context_value: "human_decides" }),
  );
  expect(say(chain(modes), currentTaxonomy("algorithm")).functional_modes).toBe(
    "This system sorts and scores, and creates new content. The system suggests, and a person decides every time.",
  );
});

test("names an organization with its role", () => {
  const city = placed("accountable", "institution", { organization_id: CITY.id, context_value: "deployer" });
  expect(say(chain([city]), currentTaxonomy("algorithm")).accountable).toBe(
    "This system is the responsibility of City of Seaview (operator).",
  );
});

test("explains a context only once", () => {
  const data = { context_value: "identifiable" };
  const told = sayIn(
    "en",
    currentTaxonomy("algorithm"),
    chain([
      placed("input_dataset", "input_about_a_place", data),
      placed("output_dataset", "output_recommendation", data),
    ]),
  ).map(({ sentence }) => sentence);
  expect(told.filter((sentence) => sentence.includes("The data shows who someone is"))).toHaveLength(1);
});
