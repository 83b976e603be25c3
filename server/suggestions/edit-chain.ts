import type { SharedText } from "#contract/suggestions.ts";
import { categoryOf, shownElement, variablesFor } from "#datachain/lookup.ts";
import type { ChainContent, Kind, LText, Placement, Taxonomy } from "#datachain/model.ts";
import { getChain, saveChain } from "#server/datachains/service.ts";
import { findTaxonomy } from "#server/taxonomies/find-taxonomy.ts";
import { type Edit, inLocales, type PartTexts, withText } from "./shared-text.ts";

/** Maximum length of texts in documents. */
const MAX_LENGTH = 10_000;

const fieldOf = (placement_id: string, variable_id: string) => `placements.${placement_id}.variables.${variable_id}`;

/** "Camera: Description", in every language of the label. */
const joined = (title: LText | undefined, label: LText): LText =>
  Object.fromEntries(
    Object.entries(label).map(([locale, words]) => [locale, title?.[locale] ? `${title[locale]}: ${words}` : words]),
  );

type Chain = { readonly taxonomy: Taxonomy; readonly content: ChainContent; readonly locales: readonly string[] };

function textsOf({ taxonomy, content, locales }: Chain, placement: Placement): SharedText[] {
  const category = categoryOf(taxonomy, placement.category_id);
  const element = shownElement(taxonomy, content, placement);
  if (!category) return [];
  return variablesFor(category, placement.element_id).map(({ id, label }) => ({
    part: "datachain",
    field: fieldOf(placement.id, id),
    label: joined(element?.title, label),
    number: null,
    max_length: MAX_LENGTH,
    values: inLocales(placement.variables[id], locales),
  }));
}

function withEdit(content: ChainContent, edit: Edit): ChainContent {
  const [, placement_id, , variable_id = ""] = edit.field.split(".");
  const placements = content.placements.map((placement) => {
    if (placement.id !== placement_id) return placement;
    const text = withText(placement.variables[variable_id], edit);
    return { ...placement, variables: { ...placement.variables, [variable_id]: text } };
  });
  return { ...content, placements };
}

export const chainTexts = (type: Kind): PartTexts => ({
  read: async (ctx, id) => {
    const { taxonomy_id, content, locales } = await getChain(ctx, { type, id });
    const chain = { taxonomy: await findTaxonomy(ctx, taxonomy_id), content, locales };
    return content.placements.flatMap((placement) => textsOf(chain, placement));
  },
  write: async (ctx, id, edits) => {
    const { content, lock_version } = await getChain(ctx, { type, id });
    const next = edits.reduce<ChainContent>(withEdit, content) as typeof content;
    return saveChain(ctx, { type, id }, { content: next, lock_version });
  },
});
