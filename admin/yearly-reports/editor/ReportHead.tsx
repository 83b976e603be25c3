import { ArrowLeft, Check, ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useNamedPage } from "#admin/frame/page-name.ts";
import { formatDays } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { buttonClass } from "#admin/ui/button-class.ts";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { VisuallyHidden } from "#admin/ui/VisuallyHidden.tsx";
import { DueBadge } from "../DueBadge.tsx";
import { HEAD } from "./layout.ts";
import { useReport } from "./report-work.ts";

/** Title, period and state of the report, and what can be done with it. */
export function ReportHead({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const { report, content } = useReport();
  useNamedPage(content.title);
  return (
    <header className={`${HEAD} z-9 tall:md:sticky tall:md:top-(--topbar)`}>
      <Link
        to={paths.reports()}
        aria-label={t("reports.back")}
        className={buttonClass({ variant: "ghost", isIconOnly: true })}
      >
        <ArrowLeft size={16} className="rtl:-scale-x-100" aria-hidden />
      </Link>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 max-md:basis-[75%]">
        <h1 lang={content.locale} className="line-clamp-2 min-w-0 text-xl font-bold [overflow-wrap:anywhere]">
          {content.title}
        </h1>
        <span className="text-muted">{formatDays(content.starts_on, content.ends_on)}</span>
        <DueBadge due_on={content.due_on} report={report} />
        {report.state === "adopted" && (
          <Badge tone="quiet" icon={Check}>
            {t("reports.states.adopted")}
          </Badge>
        )}
      </div>
      <div className="ms-auto flex flex-wrap items-center gap-2 max-md:w-full max-md:justify-end">
        {report.public_url && (
          <LinkButton href={report.public_url} target="_blank" rel="noopener noreferrer" icon={ExternalLink}>
            {t("reports.public_page")}
            <VisuallyHidden>{`(${t("layout.new_tab")})`}</VisuallyHidden>
          </LinkButton>
        )}
        {children}
      </div>
    </header>
  );
}
