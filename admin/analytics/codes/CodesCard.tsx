import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { List, Map, TriangleAlert } from "lucide-react";
import { query } from "#admin/api/query.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { Segmented } from "#admin/ui/Segmented.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { analyticsApi, type AnalyticsOverview } from "#contract/analytics.ts";
import { CODE_CHOICES, useAnalyticsState } from "../analytics-state.ts";
import type { PanelProps } from "../panel-props.ts";
import { NothingCounted, PanelCard, panelId } from "../PanelCard.tsx";
import { PanelPages, PER_PAGE } from "../PanelPages.tsx";
import { CodesTable } from "./CodesTable.tsx";
import { PlacesMap } from "./PlacesMap.tsx";
import { SHOWN_STEP } from "#contract/counts.ts";

/** The overview includes the most scanned codes; others are loaded on demand. */
function useListedCodes({ overview, isStale }: PanelProps) {
  const { asked, codesPage, only } = useAnalyticsState();
  const isFirst = codesPage === 1 && only === undefined;
  const more = useQuery({
    ...query(analyticsApi.codes, {
      query: { ...asked, page: codesPage, per_page: PER_PAGE, sort: "-scans", ...(only && { only }) },
    }),
    placeholderData: keepPreviousData,
    enabled: !isFirst,
  });
  return isFirst
    ? { codes: overview?.codes, total: overview?.code_totals.all, isStale }
    : { codes: more.data?.codes, total: more.data?.meta.total_count, isStale: more.isPlaceholderData };
}

/** Which signs bring readers, which do not, and which are broken. */
export function CodesCard(props: PanelProps) {
  const { t } = useTranslation();
  const { isMap, set } = useAnalyticsState();
  const totals = props.overview?.code_totals;
  return (
    <PanelCard
      panel={isMap ? "places" : "codes"}
      title={t("analytics.codes.title")}
      {...(totals && { about: formatNumber(totals.all) })}
      isStale={props.isStale}
      controls={
        <Segmented
          label={t("analytics.shown_as")}
          value={isMap ? "map" : "list"}
          onChange={(next) => set({ codes: next === "map" ? "map" : null })}
          items={[
            { id: "list", label: t("analytics.codes.list"), icon: List },
            { id: "map", label: t("analytics.codes.map"), icon: Map },
          ]}
        />
      }
    >
      {isMap ? <PlacesMap /> : <CodeList {...props} />}
    </PanelCard>
  );
}

function CodeList(props: PanelProps) {
  const { t } = useTranslation();
  const { codesPage, only } = useAnalyticsState();
  const { codes, total, isStale } = useListedCodes(props);
  const totals = props.overview?.code_totals;
  const isNothing = codes?.length === 0;
  return (
    <>
      <CodeChoices totals={totals} />
      {isNothing && only === undefined && <NoCodes />}
      {isNothing && only !== undefined && <NothingCounted />}
      {!isNothing && <CodesTable codes={codes} isBusy={isStale} />}
      {total !== undefined && total > 0 && (
        <PanelPages label={t("analytics.codes.title")} panel="codes" page={codesPage} total={total}>
          <TextLink href={paths.shortCodes()}>{t("analytics.codes.all")}</TextLink>
        </PanelPages>
      )}
    </>
  );
}

function NoCodes() {
  const { t } = useTranslation();
  return (
    <p className="px-4 py-6 text-muted">
      {t("analytics.codes.none")}{" "}
      <TextLink isInline href={paths.shortCodes()}>
        {t("analytics.empty.codes")}
      </TextLink>
    </p>
  );
}

/** Filter: all codes, those without scans, or those scanned although they lead nowhere. */
function CodeChoices({ totals }: { totals: AnalyticsOverview["code_totals"] | undefined }) {
  const { t } = useTranslation();
  const { only, set, hrefWith } = useAnalyticsState();
  const label = (choice: (typeof CODE_CHOICES)[number]) =>
    [t(`analytics.codes.${choice}`, { step: SHOWN_STEP }), ...(totals ? [formatNumber(totals[choice])] : [])].join(" ");
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border px-4 py-2">
      <div className="max-w-full overflow-x-auto print:hidden">
        <Segmented
          label={t("analytics.codes.which")}
          value={only ?? "every"}
          onChange={(next) => set({ only: next === "every" ? null : next, codes_page: null })}
          items={[
            { id: "every", label: t("analytics.codes.every") },
            ...CODE_CHOICES.map((id) => ({ id, label: label(id) })),
          ]}
        />
      </div>
      {totals !== undefined && totals.dead > 0 && only !== "dead" && (
        <p className="flex items-start gap-2 text-sm text-warning">
          <TriangleAlert size={14} className="mt-0.5 flex-none" aria-hidden />
          <TextLink isInline href={`${hrefWith({ only: "dead", codes_page: null })}#${panelId("codes")}`}>
            {t("analytics.codes.dead_note", { count: totals.dead })}
          </TextLink>
        </p>
      )}
    </div>
  );
}
