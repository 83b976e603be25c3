import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { MapBounds, MapPin, MapView, PinTone, Point } from "#admin/maps/map-model.ts";
import { MapPanel } from "#admin/maps/MapPanel.tsx";
import { MapSign } from "./MapSign.tsx";
import { Card } from "#admin/ui/Card.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { devicesApi, type MapPoint } from "#contract/devices.ts";
import type { Result } from "#contract/endpoint.ts";
import type { Wanted } from "./DeviceList.tsx";
import { PlacesList } from "./PlacesList.tsx";

const TONES: readonly PinTone[] = ["identifiable", "de_identified", "none", "unknown"];
const HEIGHT = "h-[min(36rem,70vh)]";

const pinOf = (point: MapPoint): MapPin => ({
  id: point.id,
  lat: point.lat,
  lng: point.lng,
  label: [point.device_name, point.location_name].filter(Boolean).join(", "),
  tone: point.identifiability ?? "unknown",
});

type Answer = Result<typeof devicesApi.places>;

/** Places of the devices found, as a list and on a map. Their extent is requested first. */
export function DevicesMap({ wanted }: { wanted: Wanted }) {
  const { t } = useTranslation();
  const result = useQuery({ ...query(devicesApi.places, { query: wanted }), placeholderData: keepPreviousData });
  if (result.data)
    return (
      // new filters may mean another area
      <Places key={JSON.stringify(wanted)} wanted={wanted} all={result.data} />
    );
  if (!result.isError) return <Loading />;
  return (
    <Card>
      <ErrorState
        title={t("devices.map.failed")}
        retryLabel={t("common.retry")}
        onRetry={() => void result.refetch()}
        isRetrying={result.isFetching}
      >
        {errorWords(result.error)} {t("devices.list.kept")}
      </ErrorState>
    </Card>
  );
}

const inAddress = ({ west, south, east, north }: MapBounds) => [west, south, east, north].join(",");

/** Places in view. Old markers stay until new ones arrive, and late responses are dropped. */
function useInView(wanted: Wanted, all: Answer) {
  const [view, setView] = useState<MapView>();
  // everything is loaded already if the map shows all places
  const isWhole = all.clusters.length === 0;
  const input = { ...wanted, ...(view && { bounds: inAddress(view.bounds), zoom: view.zoom }) };
  const { data } = useQuery({
    ...query(devicesApi.places, { query: input }),
    enabled: view !== undefined && !isWhole,
    placeholderData: keepPreviousData,
  });
  return { inView: data ?? all, setView };
}

const NONE: never[] = [];

function Places({ wanted, all }: { wanted: Wanted; all: Answer }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<MapPoint>();
  const { inView, setView } = useInView(wanted, all);
  const { points, clusters, meta } = inView;
  const isCrowded = clusters.length > 0;
  const pins = useMemo(() => {
    // a place selected in the list is shown besides the clusters
    const single = isCrowded ? points.filter(({ id }) => id === chosen?.id) : points;
    return single.map(pinOf);
  }, [points, isCrowded, chosen?.id]);
  const [focus, setFocus] = useState<Point>();
  const select = (id: string) => setChosen(points.find((point) => point.id === id));
  const goTo = (id: string) => {
    const point = points.find((one) => one.id === id);
    setChosen(point);
    if (point) setFocus({ lat: point.lat, lng: point.lng });
  };
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="min-w-0 max-lg:order-last">
        <PlacesList points={points} selected={chosen?.id} onSelect={goTo} />
      </div>
      <Card className="overflow-hidden lg:sticky lg:top-20">
        <MapPanel
          label={t("devices.map.label")}
          pins={pins}
          clusters={isCrowded ? clusters : NONE}
          extent={all.extent ?? undefined}
          selected={chosen?.id}
          onSelect={select}
          focus={focus}
          onView={setView}
          groupLabel={(count) => t("maps.group", { count })}
          className={HEIGHT}
        />
        <Legend count={points.length} total={meta.total_count} />
      </Card>
    </div>
  );
}

function Legend({ count, total }: { count: number; total: number }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-border px-4 py-2 text-sm text-muted">
      <ul aria-label={t("maps.legend")} className="flex flex-wrap gap-x-4 gap-y-1">
        {TONES.map((tone) => (
          <li key={tone} className="flex items-center gap-1.5">
            <MapSign tone={tone} />
            {t(`records.identifiability.${tone}`)}
          </li>
        ))}
      </ul>
      <p role="status" className="ms-auto tabular-nums">
        {count < total ? t("devices.map.first", { count, total }) : t("devices.map.count", { count })}
      </p>
    </div>
  );
}

const Loading = () => (
  <div aria-busy="true" className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
    <Card className="flex flex-col gap-6 p-4 max-lg:order-last">
      {[80, 62, 71, 55].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={14} />
      ))}
    </Card>
    <Card className={HEIGHT}>
      <Skeleton height="100%" />
    </Card>
  </div>
);
