import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { formatDate, formatPercent, formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { HowCounted } from "#admin/frame/HowCounted.tsx";
import { listHref } from "#admin/lists/list-href.ts";
import { paths } from "#admin/paths.ts";
import { Card } from "#admin/ui/Card.tsx";
import { ColorBar } from "#admin/ui/ColorBar.tsx";
import { cx } from "#admin/ui/cx.ts";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { changeOf } from "#contract/counts.ts";
import type { ResidentFigures } from "#contract/dashboard.ts";
import { Figure } from "./Figure.tsx";
import type { DeviceSummary, PageSummary } from "./summary.ts";

interface CountsCardProps {
  devices: DeviceSummary | undefined;
  pages: PageSummary | undefined;
  residents: ResidentFigures | undefined;
  isDevicesLoading: boolean;
  isPagesLoading: boolean;
  isResidentsLoading: boolean;
}

/** Key figures, each linked to what it counts. */
export function CountsCard(props: CountsCardProps) {
  const { devices, pages, residents, isDevicesLoading, isPagesLoading, isResidentsLoading } = props;
  const { t } = useTranslation();
  return (
    <Card aria-label={t("dashboard.counts")} className="grid grid-cols-2 overflow-hidden lg:grid-cols-4">
      <Count
        label={t("dashboard.devices")}
        href={paths.devices()}
        value={<Figure value={devices?.totalDevices} isLoading={isDevicesLoading} width={48} />}
      >
        <ActiveDevices devices={devices} />
      </Count>
      <Count
        label={t("dashboard.pages_published")}
        href={listHref(paths.pages(), { status: "published" })}
        value={<Figure value={pages?.publishedPages} isLoading={isPagesLoading} width={48} />}
        aside={pages && t("dashboard.of_total", { total: pages.totalPages })}
      >
        {pages && <PagesBar pages={pages} />}
      </Count>
      <Count
        label={t("dashboard.scans")}
        href={paths.analytics()}
        value={<Scans residents={residents} isLoading={isResidentsLoading} />}
      >
        {residents && <ScansChange {...residents} />}
        <HowCounted figures={["scans", "scanners"]} className="absolute! end-1.5 top-2.5" />
      </Count>
      <Count
        label={t("dashboard.open_cases")}
        href={paths.feedback()}
        value={<Figure value={residents?.open_cases} isLoading={isResidentsLoading} width={48} />}
      >
        {residents &&
          (residents.oldest_case_at
            ? t("dashboard.oldest_case", { date: formatDate(residents.oldest_case_at) })
            : t("dashboard.no_cases"))}
      </Count>
    </Card>
  );
}

interface CountProps {
  label: string;
  href: string;
  value: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

function Count({ label, href, value, aside, children }: CountProps) {
  return (
    // each figure draws a top and a start border; those at the outer edge are covered by the card's border
    <div className="relative -ms-px -mt-px min-w-0 border-s border-t border-border p-4 hover:bg-bg">
      {/* the link covers the whole figure */}
      <TextLink href={href} className="text-sm text-muted! after:absolute after:inset-0 after:rounded-lg">
        {label}
      </TextLink>
      <p className="mt-1 text-2xl font-bold tabular-nums">
        {value} {aside && <span className="text-md font-normal text-muted">{aside}</span>}
      </p>
      <div className="mt-1 flex min-h-6 flex-wrap items-center gap-x-2 text-sm text-muted tabular-nums">{children}</div>
    </div>
  );
}

function Scans({ residents, isLoading }: { residents: ResidentFigures | undefined; isLoading: boolean }) {
  if (!residents)
    return isLoading ? <Skeleton width={72} height="0.8em" className="inline-block! align-middle" /> : "–";
  const { value } = residents.scans;
  return formatNumber(value);
}

function ScansChange({ scans: { value, before } }: ResidentFigures) {
  const { t } = useTranslation();
  const change = changeOf(value, before);
  if (change === null) return null;
  const rounded = Math.round(change * 100) / 100;
  if (rounded === 0) return t("dashboard.scans_same");
  const share = formatPercent(Math.abs(rounded));
  const isMore = rounded > 0;
  const Arrow = isMore ? ArrowUp : ArrowDown;
  return (
    <span className="inline-flex items-baseline gap-1">
      <Arrow
        size={12}
        strokeWidth={2.5}
        className={cx("flex-none self-center", isMore ? "text-success" : "text-danger")}
        aria-hidden
      />
      {t(isMore ? "dashboard.scans_more" : "dashboard.scans_fewer", { share })}
    </span>
  );
}

function ActiveDevices({ devices }: { devices: DeviceSummary | undefined }) {
  const { t } = useTranslation();
  const active = devices?.devicesByStatus.filter((status) => status.phase === "active") ?? [];
  if (active.length === 0) return null;
  return t("dashboard.active", { count: active.reduce((sum, status) => sum + status.count, 0) });
}

function PagesBar({ pages: { publishedPages, draftPages } }: { pages: PageSummary }) {
  const { t } = useTranslation();
  const parts = [
    { id: "published", value: publishedPages, color: "var(--primary)" },
    { id: "draft", value: draftPages, color: "var(--border-control)" },
  ];
  return (
    <>
      <span className="w-28 max-md:w-18">
        <ColorBar
          label={t("dashboard.published_and_drafts", { published: publishedPages, drafts: draftPages })}
          parts={parts}
        />
      </span>
      <TextLink href={listHref(paths.pages(), { status: "draft" })} className="relative text-muted!">
        {t("dashboard.drafts", { count: draftPages })}
      </TextLink>
    </>
  );
}
