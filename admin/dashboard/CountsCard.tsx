import type { ReactNode } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { listHref } from "#admin/lists/list-href.ts";
import { paths } from "#admin/paths.ts";
import { Card } from "#admin/ui/Card.tsx";
import { ColorBar } from "#admin/ui/ColorBar.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { Figure } from "./Figure.tsx";
import type { DeviceSummary, PageSummary } from "./summary.ts";

interface CountsCardProps {
  devices: DeviceSummary | undefined;
  pages: PageSummary | undefined;
  isDevicesLoading: boolean;
  isPagesLoading: boolean;
}

/** The figures one looks at first; each leads to what it counts. */
export function CountsCard({ devices, pages, isDevicesLoading, isPagesLoading }: CountsCardProps) {
  const { t } = useTranslation();
  return (
    <Card aria-label={t("dashboard.counts")} className="grid grid-cols-2">
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
    <div className="relative min-w-0 p-4 not-first:border-s not-first:border-border hover:bg-bg">
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
