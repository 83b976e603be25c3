import { CircleAlert, CircleDashed, type LucideIcon, TriangleAlert } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { Finding } from "#datachain/findings.ts";
import { useChainWork } from "./chain-work.ts";
import { useFindingWords } from "./finding-words.ts";
import { placementHash } from "./open-card.ts";
import { groupFindings } from "#datachain/group-findings.ts";
import type { Checks } from "./use-checks.ts";

type ChecksListProps = { checks: Checks; most?: number; withHints?: boolean };

/** Findings, each with a link. */
export function ChecksList({ checks: { findings, content }, most = Infinity, withHints = false }: ChecksListProps) {
  const { t } = useTranslation();
  const { taxonomy, subject, setLocale } = useChainWork();
  const words = useFindingWords({ taxonomy, content });
  const groups = groupFindings(findings);
  const shown = groups.slice(0, most);
  if (!findings.length) return <p className="text-sm text-muted">{t("datachains.checks.none")}</p>;
  return (
    <ul className="flex flex-col gap-3">
      {shown.map(({ finding, locales }, at) => {
        const { text, hint, place } = words(finding, locales);
        return (
          <li key={at} className="flex gap-2 text-sm">
            <Mark severity={finding.severity} />
            <span className="min-w-0 break-words">
              {text} {withHints && <span className="text-muted">{hint} </span>}
              {finding.category_id && (
                <TextLink
                  href={subject.paths.category(finding.category_id) + placementHash(finding)}
                  // a translation is missing: switch to that language
                  onPress={() => locales[0] !== undefined && setLocale(locales[0])}
                  className="block"
                >
                  {t("datachains.checks.go", { category: place })}
                </TextLink>
              )}
            </span>
          </li>
        );
      })}
      {groups.length > shown.length && (
        <li className="text-sm">
          <TextLink href={subject.paths.overview}>
            {t("datachains.checks.more", { count: groups.length - shown.length })}
          </TextLink>
        </li>
      )}
    </ul>
  );
}

const LOOKS: Record<Finding["severity"], { icon: LucideIcon; tone: string }> = {
  error: { icon: CircleAlert, tone: "text-danger" },
  todo: { icon: CircleDashed, tone: "text-muted" },
  warning: { icon: TriangleAlert, tone: "text-warning" },
};

function Mark({ severity }: Pick<Finding, "severity">) {
  const { t } = useTranslation();
  const { icon: Icon, tone } = LOOKS[severity];
  return (
    <span className={tone}>
      <Icon size={16} className="mt-0.5" aria-hidden />
      <span className="sr-only">{t(`datachains.checks.${severity}`)}</span>
    </span>
  );
}
