import { expect, test } from "vitest";
import { EMPTY_CHAIN } from "#datachain/model.ts";
import { resolveChain } from "#datachain/resolve.ts";
import { currentTaxonomy } from "#datachain/taxonomies.ts";
import { newPlacement } from "#datachain/template-content.ts";
import { composeSheet } from "./compose-sheet.ts";
import { sheetWords } from "./sheet-words.ts";

const words = sheetWords("en");

/** The printed form of an element with this description. */
function printed(description: string) {
  const custom = { id: "custom_kite", category_id: "tech", title: { en: "Kite" }, glyph: "plane" };
  const chain = resolveChain({
    taxonomy: currentTaxonomy("device"),
    content: {
      ...EMPTY_CHAIN,
      custom_elements: [{ ...custom, description: { en: description }, identifiability: "none" }],
      placements: [newPlacement({ category_id: "tech", element_id: "custom_kite" }, () => "p1")],
    },
    organizations: [],
    locale: "en",
    default_locale: "en",
    gap: words.sentences.gap,
  });
  const head = {
    title: "Kite",
    summary: {},
    changed_at: "2026-03-02T09:00:00Z",
    default_locale: "en",
    credit: "",
    sentences: [],
  };
  const { categories } = composeSheet({ ...head, chain, words, logos: new Map() });
  return categories.flatMap(({ placements }) => placements)[0]?.texts[0]?.text;
}

test("prints a link's address after its text", () => {
  expect(printed("See [the policy](https://seaview.example/p) and [1].")).toBe(
    "See the policy (https://seaview.example/p) and [1].",
  );
});

test.each(["[", "[a", "[a](", "[a](https:", "[a](https://a.example", "]("])(
  "handles a long description of repeated %s in linear time",
  (unit) => {
    const text = unit.repeat(400_000 / unit.length);
    expect(printed(text)).toBe(text);
  },
);
