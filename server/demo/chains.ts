import { checkChain, summaryOf } from "#datachain/check.ts";
import type { ChainContent, ChainOrganization, Kind, LText, Placement } from "#datachain/model.ts";
import { currentTaxonomy } from "#datachain/taxonomies.ts";
import { contentFromTemplate } from "#datachain/template-content.ts";
import { templatesFor } from "#datachain/templates.ts";
import { checkedAs } from "#server/datachains/checked-as.ts";
import type { ElementTexts } from "./chain-texts.ts";
import type { Words } from "./texts.ts";

/** Drops languages that are missing on purpose. */
export const filled = (words: Words): LText =>
  Object.fromEntries(Object.entries(words).filter((entry): entry is [string, string] => entry[1] !== undefined));

type ChainFacts = {
  accountable: ChainOrganization;
  /** For algorithms; without a supplier, the role is empty. */
  supplier?: ChainOrganization | undefined;
  /** The device's function here. */
  summary?: Words | undefined;
  duration?: Words | undefined;
  people?: Words | undefined;
  /** Texts for an algorithm's elements. */
  textsOf?: ((element_id: string) => ElementTexts | undefined) | undefined;
  leaveOut?: readonly string[] | undefined;
  /** Template elements to replace, or to drop with null. */
  instead?: Readonly<Record<string, string | null>> | undefined;
  undisclosed?: Readonly<Record<string, Words>> | undefined;
};

const withTexts = (placement: Placement, texts: Readonly<Record<string, Words | undefined>>): Placement => ({
  ...placement,
  variables: Object.fromEntries(
    Object.entries(texts).flatMap(([id, words]) => (words ? [[id, filled(words)] as const] : [])),
  ),
});

const isSupplier = ({ context_value }: Placement) => context_value === "vendor";

/** One template placement with the author's texts. */
function describe(
  placement: Placement,
  { accountable, supplier, summary, duration, people, textsOf }: ChainFacts,
): Placement {
  const { category_id, element_id } = placement;
  switch (category_id) {
    case "accountable":
      return { ...placement, organization_id: (isSupplier(placement) ? supplier : accountable)?.id ?? null };
    case "affected":
      return withTexts(placement, { title: people, ...textsOf?.("people") });
    case "tech":
      return withTexts(placement, { additional_description: summary });
    case "retention":
      return element_id === "data_retained" ? withTexts(placement, { duration }) : placement;
    default:
      return withTexts(placement, textsOf?.(element_id) ?? {});
  }
}

/** The template's placements with replacements applied. */
const fitting = (placements: readonly Placement[], instead: ChainFacts["instead"] = {}) =>
  placements.flatMap((placement) => {
    const element_id = instead[placement.element_id];
    if (element_id === undefined) return [placement];
    return element_id === null ? [] : [{ ...placement, element_id }];
  });

/** A realistic chain: an adapted template, unfinished in places. */
export function demoChain(kind: Kind, template_id: string, facts: ChainFacts, newId: () => string): ChainContent {
  const template = templatesFor(kind).find(({ id }) => id === template_id);
  if (!template) throw new Error(`no template ${template_id}`);
  const content = contentFromTemplate(template, newId);
  const isIncluded = (placement: Placement) =>
    !facts.leaveOut?.includes(placement.category_id) &&
    !(facts.undisclosed && placement.category_id in facts.undisclosed) &&
    !(isSupplier(placement) && !facts.supplier);
  const placements = fitting(content.placements.filter(isIncluded), facts.instead);
  const isFirst = ({ id, category_id }: Placement) =>
    placements.find((placement) => placement.category_id === category_id)?.id === id;
  return {
    ...content,
    // only the first element of a category gets the summary
    placements: placements.map((placement) =>
      describe(placement, isFirst(placement) ? facts : { ...facts, summary: undefined }),
    ),
    undisclosed: Object.fromEntries(
      Object.entries(facts.undisclosed ?? {}).map(([category, words]) => [category, filled(words)]),
    ),
  };
}

/** The row's columns as saving would write them. */
export function chainRow(
  kind: Kind,
  content: ChainContent,
  organizations: readonly ChainOrganization[],
  languages: { locales: readonly string[]; default_locale: string },
) {
  const taxonomy = currentTaxonomy(kind);
  const findings = checkChain({ taxonomy, content, organizations, ...languages });
  const { error_count, warning_count, identifiability, category_states } = summaryOf(taxonomy, content, findings);
  return {
    taxonomy_id: taxonomy.id,
    content: JSON.stringify(content),
    identifiability,
    category_states: taxonomy.categories.map(({ id }) => category_states[id] ?? "empty"),
    error_count,
    warning_count,
    checked_as: checkedAs(languages),
    lock_version: 1,
  };
}
