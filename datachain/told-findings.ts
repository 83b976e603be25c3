import type { Finding } from "./findings.ts";

/** A finding with all the languages it applies to. */
export type Told = { readonly finding: Finding; readonly locales: readonly string[] };

const sameBut = (finding: Finding) => JSON.stringify({ ...finding, locale: undefined });

/** Groups findings for display: errors first, and one entry for several languages. */
export function toldFindings(findings: readonly Finding[]): Told[] {
  const told = new Map<string, Told>();
  for (const finding of findings) {
    const key = sameBut(finding);
    const locales = [...(told.get(key)?.locales ?? []), ...(finding.locale === undefined ? [] : [finding.locale])];
    told.set(key, { finding, locales });
  }
  const weight = ({ finding: { severity } }: Told) => (severity === "error" ? 0 : 1);
  return [...told.values()].toSorted((a, b) => weight(a) - weight(b));
}

/** Number of grouped findings: the count on every badge, list and heading. */
export function countFindings(findings: readonly Finding[]) {
  const told = toldFindings(findings);
  const error_count = told.filter(({ finding: { severity } }) => severity === "error").length;
  return { error_count, warning_count: told.length - error_count };
}
