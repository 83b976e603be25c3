import { formatScans } from "#admin/i18n/format.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Button } from "react-aria-components/Button";
import { errorWords } from "#admin/api/errors.ts";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { MapPin } from "#admin/maps/map-model.ts";
import { MapPanel } from "#admin/maps/MapPanel.tsx";
import { cx } from "#admin/ui/cx.ts";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { analyticsApi, type PlaceFigures } from "#contract/analytics.ts";
import { useAnalyticsState } from "../analytics-state.ts";
import { NothingCounted } from "../PanelCard.tsx";

/** Scans by place. Numbers may overlap on a small map, so places are selected in the list beside it. */
export function PlacesMap() {
  const { t } = useTranslation();
  const { asked } = useAnalyticsState();
  const result = useQuery({
    ...query(analyticsApi.places, { query: asked }),
    placeholderData: keepPreviousData,
  });
  if (result.isError)
    return (
      <ErrorState
        title={t("analytics.codes.places_failed")}
        retryLabel={t("common.retry")}
        onRetry={() => void result.refetch()}
      >
        {errorWords(result.error)}
      </ErrorState>
    );
  if (!result.data) return <Skeleton height={480} />;
  if (result.data.places.length === 0) return <NothingCounted />;
  return <Shown places={result.data.places} />;
}

function Shown({ places }: { places: readonly PlaceFigures[] }) {
  const { t } = useTranslation();
  const [selected, setSelected] = useState<string>();
  const pins = useMemo(
    () =>
      places.flatMap(({ id, name, lat, lng, scans }): MapPin[] =>
        lat === null || lng === null
          ? []
          : [
              {
                id,
                lat,
                lng,
                tone: "none",
                badge: formatScans(scans),
                label: t("analytics.codes.at_place", { name, scans: formatScans(scans) }),
              },
            ],
      ),
    [places, t],
  );
  return (
    <div className="md:grid md:grid-cols-[minmax(0,1fr)_18rem]">
      <MapPanel label={t("analytics.codes.map_label")} pins={pins} selected={selected} className="h-120 max-md:h-80" />
      <ol className="relative max-h-120 divide-y divide-border overflow-y-auto border-border max-md:border-t md:border-s">
        {places.map(({ id, name, device_name, scans }) => (
          <li key={id}>
            <Button
              onPress={() => setSelected(id)}
              className={cx(
                "flex w-full items-center gap-3 px-4 py-2 text-start -outline-offset-2! hover:bg-hover",
                id === selected && "bg-selected",
              )}
              {...(id === selected && { "aria-current": "true" as const })}
            >
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                {name}
                <span className="block text-sm text-muted">{device_name}</span>
              </span>
              <span className="tabular-nums">{formatScans(scans)}</span>
            </Button>
          </li>
        ))}
      </ol>
    </div>
  );
}
