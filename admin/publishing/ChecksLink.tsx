import { useTranslation } from "#admin/i18n/i18n.ts";
import { siteTimeWords } from "#admin/i18n/site-time-words.ts";
import { Button } from "#admin/ui/Button.tsx";
import type { PageFinding } from "#contract/publications.ts";
import { siteTime } from "./site-time.ts";
import { useSiteZone } from "./site-zone.ts";
import type { When } from "./WhenField.tsx";

/** The heading of the checks in the publish sheet. */
export const CHECKS_ID = "publish-checks";

function showChecks() {
  const heading = document.getElementById(CHECKS_ID);
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}

interface ChecksLinkProps {
  findings: readonly PageFinding[];
  /** Undefined if there is no time to choose. */
  when: When | undefined;
}

/** On a phone, where checks and time are below the differences: "2 errors · Now", which leads to them. */
export function ChecksLink({ findings, when }: ChecksLinkProps) {
  const { t } = useTranslation();
  const zone = useSiteZone();
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const found = errors ? t("content.checks.errors", { count: errors }) : t("content.checks.no_errors");
  const at = when?.at && zone ? siteTimeWords(siteTime(when.at, zone).at, zone) : t("publishing.when.later");
  const time = when === undefined ? undefined : when ? at : t("publishing.when.now");
  return (
    <Button variant="ghost" size="sm" className="-mx-2 md:hidden!" onPress={showChecks}>
      {[found, time].filter(Boolean).join(" · ")}
    </Button>
  );
}
