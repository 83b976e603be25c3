import type { Finding } from "#datachain/findings.ts";

/** A finding, and all languages it holds for. */
export type Told = { readonly finding: Finding; readonly locales: readonly string[] };

const sameBut = (finding: Finding) => JSON.stringify({ ...finding, locale: undefined });

/** As people are told: errors first, and what is missing in several languages in one sentence. */
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
