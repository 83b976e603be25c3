import { Check, CircleAlert, TriangleAlert } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { PageFinding } from "#contract/publications.ts";
import { useFindingWords } from "./finding-words.ts";
import { usePageWork } from "./page-work.ts";

/** Findings, each with a link to its field. Errors block publishing, never saving. */
export function Checks() {
  const { t } = useTranslation();
  const { page } = usePageWork();
  const { findings, is_checking } = page;
  const errors = findings.filter(({ severity }) => severity === "error").length;
  return (
    <section aria-labelledby="page-checks">
      <div className="flex items-baseline justify-between gap-2">
        <h2 id="page-checks" className="font-bold">
          {t("content.checks.title")}
        </h2>
        <span className="text-sm text-muted">
          <ChecksCount errors={errors} isChecking={is_checking} />
        </span>
      </div>
      {(findings.length > 0 || !is_checking) && <FindingList findings={findings} />}
    </section>
  );
}

function ChecksCount({ errors, isChecking }: { errors: number; isChecking: boolean }) {
  const { t } = useTranslation();
  if (isChecking) return t("content.checks.checking");
  return errors ? t("content.checks.errors", { count: errors }) : t("content.checks.no_errors");
}

export function FindingList({ findings }: { findings: readonly PageFinding[] }) {
  const { t } = useTranslation();
  const { page, setLocale } = usePageWork();
  const words = useFindingWords();
  return (
    <ul className="mt-3 flex flex-col gap-3 text-sm">
      {findings.map((finding, at) => {
        const { text, href, go } = words(finding);
        const { locale } = finding;
        return (
          <li key={at} className="flex gap-2">
            <Mark severity={finding.severity} />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {text}
              {href && (
                <span className="block">
                  <TextLink href={href} onPress={() => locale !== null && setLocale(locale)}>
                    {go}
                  </TextLink>
                </span>
              )}
            </span>
          </li>
        );
      })}
      {findings.length === 0 && (
        <li className="flex gap-2 text-muted">
          <Check size={16} className="mt-0.5 flex-none text-success" aria-hidden />
          {t(page.subject ? "content.checks.fine" : "content.checks.fine_words")}
        </li>
      )}
    </ul>
  );
}

function Mark({ severity }: Pick<PageFinding, "severity">) {
  const { t } = useTranslation();
  const [Icon, tone] = severity === "error" ? [CircleAlert, "text-danger"] : [TriangleAlert, "text-warning"];
  return (
    <span className={tone}>
      <Icon size={16} className="mt-0.5" aria-hidden />
      <span className="sr-only">{t(`content.checks.${severity}`)}</span>
    </span>
  );
}
