import { FINDING_SEVERITIES, type Finding } from "./findings.ts";

/** A finding with all the languages it applies to. */
export type FindingGroup = { readonly finding: Finding; readonly locales: readonly string[] };

const sameBut = (finding: Finding) => JSON.stringify({ ...finding, locale: undefined });

/** Groups findings for display: the most urgent first, and one entry for several languages. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const finding of findings) {
    const key = sameBut(finding);
    const locales = [...(groups.get(key)?.locales ?? []), ...(finding.locale === undefined ? [] : [finding.locale])];
    groups.set(key, { finding, locales });
  }
  const weight = ({ finding: { severity } }: FindingGroup) => FINDING_SEVERITIES.indexOf(severity);
  return [...groups.values()].toSorted((a, b) => weight(a) - weight(b));
}

/** Number of grouped findings: the count on every badge, list and heading. `error_count` has all that blocks publishing. */
export function countFindings(findings: readonly Finding[]) {
  const groups = groupFindings(findings);
  const warning_count = groups.filter(({ finding: { severity } }) => severity === "warning").length;
  return { error_count: groups.length - warning_count, warning_count };
}
