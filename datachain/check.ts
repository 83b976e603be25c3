import { categoryStates, type CategoryState, isAnswered } from "./category-states.ts";
import { checkChainRules } from "./check-chain-rules.ts";
import { checkIdentity } from "./check-identity.ts";
import type { CheckInput } from "./check-input.ts";
import { checkPlacement, checkSource } from "./check-placement.ts";
import { FINDING_SEVERITIES, type Finding } from "./findings.ts";
import { identifiabilityOf } from "./identifiability.ts";
import type { ChainContent, Identifiability, Taxonomy } from "./model.ts";
import { countFindings } from "./group-findings.ts";

/** In reading order: by category, then by placement, most urgent first. */
function inOrder({ taxonomy, content }: CheckInput, findings: readonly Finding[]) {
  const categoryAt = new Map(taxonomy.categories.map(({ id }, index) => [id, index]));
  const placementAt = new Map(content.placements.map(({ id }, index) => [id, index]));
  const place = ({ category_id, placement_id, severity }: Finding): [number, number, number] => [
    category_id === null ? Infinity : (categoryAt.get(category_id) ?? taxonomy.categories.length),
    placement_id === null ? -1 : (placementAt.get(placement_id) ?? 0),
    FINDING_SEVERITIES.indexOf(severity),
  ];
  return findings
    .map((finding) => ({ finding, at: place(finding) }))
    .toSorted(({ at: a }, { at: b }) => {
      const differs = a.findIndex((value, index) => value !== b[index]);
      return differs < 0 ? 0 : (a[differs] ?? 0) < (b[differs] ?? 0) ? -1 : 1;
    })
    .map(({ finding }) => finding);
}

export function checkChain(given: CheckInput): Finding[] {
  // the default language is always one of the site's languages
  const input = { ...given, locales: [...new Set([given.default_locale, ...given.locales])] };
  return inOrder(input, [
    ...checkChainRules(input),
    ...checkIdentity(input),
    ...input.content.placements.flatMap((placement) => checkPlacement(input, placement)),
    ...input.content.sources.flatMap((source) => checkSource(source, {})),
  ]);
}

export type ChainSummary = {
  readonly error_count: number;
  readonly warning_count: number;
  /** Categories with a valid answer. */
  readonly done_count: number;
  readonly category_count: number;
  readonly identifiability: Identifiability;
  readonly category_states: Readonly<Record<string, CategoryState>>;
};

/** Chain data that lists and badges need without loading the chain. */
export function summaryOf(taxonomy: Taxonomy, content: ChainContent, findings: readonly Finding[]): ChainSummary {
  const category_states = categoryStates(taxonomy, content, findings);
  return {
    ...countFindings(findings),
    done_count: Object.values(category_states).filter(isAnswered).length,
    category_count: taxonomy.categories.length,
    identifiability: identifiabilityOf(taxonomy, content),
    category_states,
  };
}
