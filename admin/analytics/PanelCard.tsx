import { ChartColumn, Download, Table2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Card, CardHead } from "#admin/ui/Card.tsx";
import { cx } from "#admin/ui/cx.ts";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { saveFile } from "#admin/ui/save-file.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { analyticsApi, type AnalyticsPanel } from "#contract/analytics.ts";
import { useAnalyticsState } from "./analytics-state.ts";

/** Downloads all figures of a panel, not only those on screen. */
export function DownloadPanel({ panel, title }: { panel: AnalyticsPanel; title: string }) {
  const { t } = useTranslation();
  const { asked } = useAnalyticsState();
  const download = useCall(analyticsApi.csv, {
    onSuccess: (file) => {
      saveFile(file, `analytics-${panel.replaceAll("_", "-")}-${new Date().toISOString().slice(0, 10)}.csv`);
      showToast({ message: t("analytics.csv.done") });
    },
    onError: (error) => showToast({ tone: "danger", message: `${t("analytics.csv.failed")} ${errorWords(error)}` }),
  });
  return (
    <IconButton
      size="sm"
      icon={Download}
      label={t("analytics.csv.download", { panel: title })}
      isPending={download.isPending}
      onPress={() => download.mutate({ query: { ...asked, panel } })}
    />
  );
}

/** Anchor for links to a panel. */
export const panelId = (panel: AnalyticsPanel) => `panel-${panel}`;

interface PanelCardProps {
  panel: AnalyticsPanel;
  title: string;
  /** Explanation beside the title. */
  about?: string;
  /** Before the buttons: choices of what is shown. */
  controls?: ReactNode;
  /** The same figures as a table; omit if the panel is one. */
  table?: ReactNode;
  isStale: boolean;
  children: ReactNode;
}

/** A card with a chart, its table and a download. */
export function PanelCard({ panel, title, about, controls, table, isStale, children }: PanelCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  return (
    <Card id={panelId(panel)} aria-labelledby={id} className="flex flex-col break-inside-avoid">
      <CardHead
        id={id}
        title={title}
        {...(about && { count: <span className="text-sm text-muted">{about}</span> })}
        actions={
          <span className="flex items-center gap-1 print:hidden">
            {controls}
            {table && (
              <IconButton
                size="sm"
                icon={isTable ? ChartColumn : Table2}
                label={t(isTable ? "analytics.as_chart" : "analytics.as_table", { panel: title })}
                onPress={() => setIsTable(!isTable)}
              />
            )}
            <DownloadPanel panel={panel} title={title} />
          </span>
        }
      />
      <div className={cx("flex flex-1 flex-col transition-opacity", isStale && "opacity-60")}>
        {table && isTable ? table : children}
      </div>
    </Card>
  );
}

/** Empty state of a panel. */
export const NothingCounted = () => {
  const { t } = useTranslation();
  return <p className="px-4 py-6 text-muted">{t("analytics.nothing")}</p>;
};
