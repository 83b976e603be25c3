import { formatNumber } from "#admin/i18n/format.ts";
import { ShieldCheck } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { DROP_REASONS } from "#contract/analytics.ts";
import { Change } from "./Change.tsx";
import { FiguresTable } from "./FiguresTable.tsx";
import { FootNote } from "./FootNote.tsx";
import type { PanelProps } from "./panel-props.ts";
import { PanelCard } from "./PanelCard.tsx";
import { LinesSkeleton } from "./PanelSkeleton.tsx";

/** Events left out of all figures, and why. */
export function DroppedCard({ overview, isStale }: PanelProps) {
  const { t } = useTranslation();
  return (
    <PanelCard panel="dropped" title={t("analytics.dropped.title")} isStale={isStale}>
      {overview ? (
        <FiguresTable
          caption={t("analytics.dropped.title")}
          columns={[
            { name: t("analytics.columns.reason") },
            { name: t("analytics.columns.times"), isNumber: true },
            { name: t("analytics.columns.change"), isNumber: true },
          ]}
          rows={DROP_REASONS.map((reason) => {
            const { count = 0, before = null } = overview.dropped.find((one) => one.reason === reason) ?? {};
            return {
              id: reason,
              cells: [
                t(`analytics.dropped.${reason}`),
                formatNumber(count),
                <Change key="change" now={count} before={before} isNeutral />,
              ],
            };
          })}
        />
      ) : (
        <div className="px-4">
          <LinesSkeleton rows={DROP_REASONS.length + 1} height={40} />
        </div>
      )}
      <div className="mt-auto px-4 pb-4">
        <FootNote icon={ShieldCheck}>{t("analytics.dropped.about")}</FootNote>
      </div>
    </PanelCard>
  );
}
