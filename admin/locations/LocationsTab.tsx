import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useParams } from "react-router";
import { query, readAhead } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { Point } from "#admin/maps/map-model.ts";
import { prefetchMap } from "#admin/maps/MapPanel.tsx";
import { LoadedRecord } from "#admin/records/LoadedRecord.tsx";
import { RecordSkeleton } from "#admin/records/RecordSkeleton.tsx";
import { lazyPart, type Prefetch } from "#admin/frame/load-page.ts";
import { useOpened } from "#admin/frame/use-opened.ts";
import { contentLocale, useContentLocale } from "#admin/session/content-locale.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { Card } from "#admin/ui/Card.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { type Location, locationsApi } from "#contract/locations.ts";
import { LocationActions } from "./LocationActions.tsx";
import { LocationList } from "./LocationList.tsx";
import { LocationsMap } from "./LocationsMap.tsx";

const LocationEditor = lazyPart(() => import("./form/LocationEditor.tsx"), "LocationEditor");

const placesQuery = (device_id: string, locale: string | undefined) =>
  query(locationsApi.list, { params: { device_id }, query: locale ? { locale } : {} });

export const prefetch: Prefetch = (client, { device_id = "" }) =>
  Promise.all([readAhead(client, placesQuery(device_id, contentLocale(client))), prefetchMap(client)]);

/** The places of a device, as a list and on a map; one of them may be open for editing. */
export function LocationsTab() {
  const { t } = useTranslation();
  const { device_id = "" } = useParams();
  const { locale, isPending } = useContentLocale();
  const result = useQuery({ ...placesQuery(device_id, locale), enabled: !isPending, refetchOnWindowFocus: false });
  return (
    <LoadedRecord
      result={result}
      failedTitle={t("locations.load_failed")}
      skeleton={<RecordSkeleton hasHead={false} />}
    >
      {({ locations, meta }) => (
        <Places device_id={device_id} locale={locale} locations={locations} total={meta.total_count} />
      )}
    </LoadedRecord>
  );
}

interface PlacesProps {
  device_id: string;
  locale: string | undefined;
  locations: readonly Location[];
  total: number;
}

function Places({ device_id, locale, locations, total }: PlacesProps) {
  const { t } = useTranslation();
  const isWriter = canEdit(useUser());
  const { opened, open, close } = useOpened("place");
  const [selected, setSelected] = useState<string>();
  const [closed, setClosed] = useState<string>();
  const [focus, setFocus] = useState<Point>();
  const goTo = (id: string) => {
    const place = locations.find((location) => location.id === id);
    setSelected(id);
    if (typeof place?.lat === "number" && typeof place.lng === "number") setFocus({ lat: place.lat, lng: place.lng });
  };
  const edited = isWriter && opened !== null ? (locations.find(({ id }) => id === opened) ?? opened) : undefined;

  if (edited === "new" || typeof edited === "object")
    return (
      <Suspense fallback={<RecordSkeleton hasHead={false} />}>
        <LocationEditor
          key={`${typeof edited === "object" ? edited.id : "new"} ${locale}`}
          device_id={device_id}
          locale={locale}
          location={typeof edited === "object" ? edited : undefined}
          others={locations.filter(({ id }) => id !== opened)}
          onClose={(id) => {
            if (id) setSelected(id);
            setClosed(id ?? opened ?? undefined);
            close();
          }}
        />
      </Suspense>
    );
  const actions = isWriter && <LocationActions device_id={device_id} locale={locale} onNew={() => open("new")} />;
  if (locations.length === 0)
    return (
      <Card>
        <EmptyState title={t("locations.empty_title")} action={actions}>
          {t("locations.empty")}
        </EmptyState>
      </Card>
    );
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <LocationList
        device_id={device_id}
        locale={locale}
        locations={locations}
        total={total}
        selected={selected}
        focused={closed}
        onSelect={goTo}
        onEdit={isWriter ? open : undefined}
        actions={
          <LocationActions
            device_id={device_id}
            locale={locale}
            hasFile
            onNew={isWriter ? () => open("new") : undefined}
          />
        }
      />
      <LocationsMap
        device_id={device_id}
        locations={locations}
        selected={selected}
        focus={focus}
        onSelect={setSelected}
      />
    </div>
  );
}
