import { formatList } from "#admin/i18n/format.ts";
import type { Translate } from "#admin/i18n/i18n.ts";
import type { Finding } from "#datachain/findings.ts";
import { countFindings } from "#datachain/group-findings.ts";

/** "2 errors, 3 warnings", matching the list beside it. */
export function checksCount(t: Translate, findings: readonly Finding[]) {
  const { error_count, warning_count } = countFindings(findings);
  const counts = [
    ...(error_count ? [t("datachains.checks.errors", { count: error_count })] : []),
    ...(warning_count ? [t("datachains.checks.warnings", { count: warning_count })] : []),
  ];
  return counts.length ? formatList(counts, { type: "unit" }) : t("datachains.checks.none");
}
