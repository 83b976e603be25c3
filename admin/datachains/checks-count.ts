import { formatList } from "#admin/i18n/format.ts";
import type { Translate } from "#admin/i18n/i18n.ts";
import type { Finding } from "#datachain/findings.ts";
import { groupFindings } from "#datachain/group-findings.ts";

/** "2 errors, 1 to do, 3 warnings", matching the list beside it. */
export function checksCount(t: Translate, findings: readonly Finding[]) {
  const groups = groupFindings(findings);
  const numberOf = (wanted: Finding["severity"]) =>
    groups.filter(({ finding: { severity } }) => severity === wanted).length;
  const [errors, todos, warnings] = [numberOf("error"), numberOf("todo"), numberOf("warning")];
  const counts = [
    ...(errors ? [t("datachains.checks.errors", { count: errors })] : []),
    ...(todos ? [t("datachains.checks.todos", { count: todos })] : []),
    ...(warnings ? [t("datachains.checks.warnings", { count: warnings })] : []),
  ];
  return counts.length ? formatList(counts, { type: "unit" }) : t("datachains.checks.none");
}
