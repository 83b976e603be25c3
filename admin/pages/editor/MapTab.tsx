import { useQuery } from "@tanstack/react-query";
import { MapPin, Pencil } from "lucide-react";
import { useMemo, useState } from "react";
import { query } from "#admin/api/query.ts";
import { usePageContent, usePageWork } from "#admin/content/page-work.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { MapPanel } from "#admin/maps/MapPanel.tsx";
import { titleOf } from "#admin/maps/places.ts";
import { paths } from "#admin/paths.ts";
import { LoadedRecord } from "#admin/records/LoadedRecord.tsx";
import { RecordSkeleton } from "#admin/records/RecordSkeleton.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { devicesApi } from "#contract/devices.ts";
import { type Location, locationsApi } from "#contract/locations.ts";
import { ContentSwitch } from "./ContentSwitch.tsx";
import { PageLayout } from "./PageLayout.tsx";
import { PlaceRow } from "./PlaceRow.tsx";
import { onMap, shownPrecision } from "./shown-place.ts";

/** Which of the device's places the page shows, and how precisely. */
export function MapTab() {
  const { t } = useTranslation();
  const { page, locale } = usePageWork();
  const device_id = page.subject?.id ?? "";
  const result = useQuery({
    ...query(locationsApi.list, { params: { device_id }, query: { locale } }),
    enabled: device_id !== "" && !page.subject?.is_deleted,
  });
  return (
    <PageLayout hasLanguages={false}>
      <Card>
        <CardBody>
          <ContentSwitch field="show_map" label={t("pages.map.show")} hint={t("pages.map.show_hint")} />
        </CardBody>
      </Card>
      {page.subject?.is_deleted ? (
        <Card>
          <CardBody>{t("pages.subject.nothing_left")}</CardBody>
        </Card>
      ) : (
        <LoadedRecord
          result={result}
          failedTitle={t("pages.map.load_failed")}
          skeleton={<RecordSkeleton hasHead={false} />}
        >
          {({ locations }) => <Places device_id={device_id} locations={locations} />}
        </LoadedRecord>
      )}
    </PageLayout>
  );
}

function Places({ device_id, locations }: { device_id: string; locations: readonly Location[] }) {
  const { t } = useTranslation();
  const { canEdit } = usePageWork();
  const [selected, setSelected] = useState<string>();
  if (locations.length === 0)
    return (
      <Card>
        <EmptyState
          title={t("pages.map.empty_title")}
          action={
            canEdit && (
              <LinkButton variant="primary" icon={MapPin} href={paths.deviceLocations(device_id)}>
                {t("pages.map.add")}
              </LinkButton>
            )
          }
        >
          {t("pages.map.empty")}
        </EmptyState>
      </Card>
    );
  return (
    <Card aria-labelledby="page-places" className="@container overflow-hidden">
      <CardHead
        id="page-places"
        title={t("pages.map.title")}
        count={formatNumber(locations.length)}
        actions={
          <LinkButton size="sm" variant="ghost" icon={Pencil} href={paths.deviceLocations(device_id)}>
            {t("pages.map.edit")}
          </LinkButton>
        }
      />
      <p className="border-b border-border px-4 py-2 text-sm text-muted">{t("pages.map.limit")}</p>
      <div className="grid @2xl:grid-cols-2">
        <ul className="divide-y divide-border @2xl:border-e @2xl:border-border">
          {locations.map((location) => (
            <PlaceRow
              key={location.id}
              location={location}
              isSelected={selected === location.id}
              onSelect={() => setSelected(location.id)}
            />
          ))}
        </ul>
        <ShownMap device_id={device_id} locations={locations} selected={selected} onSelect={setSelected} />
      </div>
    </Card>
  );
}

interface ShownMapProps {
  device_id: string;
  locations: readonly Location[];
  selected: string | undefined;
  onSelect: (id: string) => void;
}

/** The map as residents get it: nothing on it is more precise than the page allows. */
function ShownMap({ device_id, locations, selected, onSelect }: ShownMapProps) {
  const { t } = useTranslation();
  const { locale } = usePageWork();
  const wishes = usePageContent((content) => content.places);
  const device = useQuery(query(devicesApi.get, { params: { id: device_id }, query: { locale } }));
  const tone = device.data?.device.identifiability ?? "unknown";
  const unnamed = t("pages.map.unnamed");
  const { pins, shapes } = useMemo(() => {
    const drawn = locations.map((location) =>
      onMap(location, shownPrecision(location, wishes[location.id]), tone, titleOf(location) ?? unnamed),
    );
    return { pins: drawn.flatMap((one) => one.pins), shapes: drawn.flatMap((one) => one.shapes) };
  }, [locations, wishes, tone, unnamed]);
  return (
    <MapPanel
      label={t("pages.map.map")}
      pins={pins}
      shapes={shapes}
      selected={selected}
      onSelect={onSelect}
      groupLabel={(count) => t("maps.group", { count })}
      className="min-h-80"
    />
  );
}
