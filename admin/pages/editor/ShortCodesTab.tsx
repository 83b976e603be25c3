import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { query } from "#admin/api/query.ts";
import { titleOf } from "#admin/maps/places.ts";
import { paths } from "#admin/paths.ts";
import { LoadedRecord } from "#admin/records/LoadedRecord.tsx";
import { RecordSkeleton } from "#admin/records/RecordSkeleton.tsx";
import { mayOpen } from "#admin/session/share-limits.ts";
import { Card, CardHead } from "#admin/ui/Card.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { type Location, locationsApi } from "#contract/locations.ts";
import { PageLayout } from "./PageLayout.tsx";
import { usePageWork } from "./page-work.ts";

/** The codes on signs that lead to this page. */
export function ShortCodesTab() {
  const { t } = useTranslation();
  const { page } = usePageWork();
  return (
    <PageLayout hasLanguages={false}>
      {page.subject?.kind === "device" ? (
        <DeviceCodes device_id={page.subject.id} />
      ) : (
        <Card>
          <EmptyState title={t("pages.codes.empty_title")}>{t("pages.codes.empty")}</EmptyState>
        </Card>
      )}
    </PageLayout>
  );
}

function DeviceCodes({ device_id }: { device_id: string }) {
  const { t } = useTranslation();
  const { locale } = usePageWork();
  const result = useQuery(query(locationsApi.list, { params: { device_id }, query: { locale } }));
  return (
    <LoadedRecord
      result={result}
      failedTitle={t("pages.map.load_failed")}
      skeleton={<RecordSkeleton hasHead={false} />}
    >
      {({ locations }) => <CodeList device_id={device_id} locations={locations} />}
    </LoadedRecord>
  );
}

function CodeList({ device_id, locations }: { device_id: string; locations: readonly Location[] }) {
  const { t } = useTranslation();
  const coded = locations.filter(({ short_code }) => short_code);
  const places = paths.deviceLocations(device_id);
  const link = mayOpen(places) && (
    <LinkButton size="sm" variant={coded.length ? "ghost" : "secondary"} href={places}>
      {t("pages.codes.places")}
    </LinkButton>
  );
  if (coded.length === 0)
    return (
      <Card>
        <EmptyState title={t("pages.codes.empty_title")} action={link}>
          {t("pages.codes.empty_device")}
        </EmptyState>
      </Card>
    );
  return (
    <Card aria-labelledby="page-codes">
      <CardHead id="page-codes" title={t("pages.codes.title")} count={coded.length} actions={link} />
      <ul className="divide-y divide-border">
        {coded.map((location) => (
          <li key={location.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3">
            <code className="font-medium tabular-nums">{location.short_code}</code>
            <span className="min-w-0 text-muted [overflow-wrap:anywhere]">
              {titleOf(location) ?? t("pages.map.unnamed")}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
