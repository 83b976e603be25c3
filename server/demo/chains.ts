import { checkChain, summaryOf } from "#datachain/check.ts";
import type { ChainContent, ChainOrganization, Kind, LText, Placement } from "#datachain/model.ts";
import { currentTaxonomy } from "#datachain/taxonomies.ts";
import { contentFromTemplate } from "#datachain/template-content.ts";
import { templatesFor } from "#datachain/templates.ts";
import { checkedAs } from "#server/datachains/checked-as.ts";
import type { Words } from "./texts.ts";

/** Without the languages that are missing on purpose. */
export const filled = (words: Words): LText =>
  Object.fromEntries(Object.entries(words).filter((entry): entry is [string, string] => entry[1] !== undefined));

type Told = {
  accountable: ChainOrganization;
  summary: Words;
  duration?: Words | undefined;
  people?: Words | undefined;
  leaveOut?: readonly string[] | undefined;
  undisclosed?: Readonly<Record<string, Words>> | undefined;
};

/** The author's words for one placement of a template. */
function describe(placement: Placement, { accountable, summary, duration, people }: Told): Placement {
  const text = (variables: Record<string, Words | undefined>): Placement => ({
    ...placement,
    variables: Object.fromEntries(
      Object.entries(variables).flatMap(([id, words]) => (words ? [[id, filled(words)] as const] : [])),
    ),
  });
  switch (placement.category_id) {
    case "accountable":
      return { ...placement, organization_id: accountable.id };
    case "affected":
      return text({ title: people, description: summary });
    case "tech":
    case "functional_modes":
    case "input_dataset":
    case "output_dataset":
      return text({ additional_description: summary });
    case "retention":
      return placement.element_id === "data_retained" ? text({ duration }) : placement;
    case "risks_mitigation":
      return text({ risk: summary, mitigation: summary });
    case "rights":
      return text({ rights: summary });
    default:
      return placement;
  }
}

/** A chain as a city would have it by now: a template, adapted, and here and there unfinished. */
export function demoChain(kind: Kind, template_id: string, told: Told, newId: () => string): ChainContent {
  const template = templatesFor(kind).find(({ id }) => id === template_id);
  if (!template) throw new Error(`no template ${template_id}`);
  const content = contentFromTemplate(template, newId);
  const isTold = ({ category_id }: Placement) =>
    !told.leaveOut?.includes(category_id) && !(told.undisclosed && category_id in told.undisclosed);
  return {
    ...content,
    placements: content.placements.filter(isTold).map((placement) => describe(placement, told)),
    undisclosed: Object.fromEntries(
      Object.entries(told.undisclosed ?? {}).map(([category, words]) => [category, filled(words)]),
    ),
  };
}

/** The row's columns, as saving would write them. */
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
