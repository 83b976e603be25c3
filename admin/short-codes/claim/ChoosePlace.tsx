import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { LocateFixed } from "lucide-react";
import { useMemo, useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { query, useCall } from "#admin/api/query.ts";
import { searchText } from "#admin/api/search-text.ts";
import { formatNumber, formatRelative } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { MapPin } from "#admin/maps/map-model.ts";
import { MapPanel } from "#admin/maps/MapPanel.tsx";
import { Badge } from "#admin/ui/Badge.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { SearchField } from "#admin/ui/SearchField.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { StickyFoot } from "#admin/ui/StickyFoot.tsx";
import { useDebounced } from "#admin/ui/use-debounced.ts";
import { type ShortCode, shortCodesApi } from "#contract/short-codes.ts";
import { codePlacesApi, type CodePlaceFound } from "#contract/code-places.ts";
import { addressOf } from "../code-address.ts";
import { codesChanged } from "../code-cache.ts";
import { QrPicture } from "../qr/QrPicture.tsx";
import { useMyLocation } from "./use-my-location.ts";

const MOST_SHOWN = 8;

function useFarWords() {
  const { t } = useTranslation();
  return (metres: number) =>
    metres < 1000
      ? t("codes.claim.metres", { count: metres })
      : t("codes.claim.kilometres", { count: Math.round(metres / 100) / 10 });
}

function CodeHead({ code }: { code: ShortCode }) {
  const { t } = useTranslation();
  const { shown, url } = addressOf(code.code);
  return (
    <div className="mb-6 flex items-center gap-4">
      <span className="w-24 flex-none">
        <QrPicture url={url} label={t("codes.detail.qr", { address: shown })} />
      </span>
      <div className="min-w-0">
        <Badge>{t("codes.claim.blank")}</Badge>
        <p className="font-mono text-2xl font-bold [overflow-wrap:anywhere]">{code.code}</p>
        {code.last_scanned_at && (
          <p className="text-muted">{t("codes.claim.scanned", { when: formatRelative(code.last_scanned_at) })}</p>
        )}
      </div>
    </div>
  );
}

/** The nearest place is preselected, so that one tap is enough. */
export function ChoosePlace({ code, onClaimed }: { code: ShortCode; onClaimed: (code: ShortCode) => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const located = useMyLocation();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<string>();
  const q = useDebounced(searchText(typed));
  const asked = { has_code: "false" as const, per_page: MOST_SHOWN, ...(q && { q }), ...located.point };
  const result = useQuery({
    ...query(codePlacesApi.list, { query: asked }),
    enabled: located.state !== "asking",
    placeholderData: keepPreviousData,
  });
  const claim = useCall(shortCodesApi.claim, {
    onSuccess: ({ short_code }) => onClaimed(short_code),
    onSettled: () => void codesChanged(client),
  });
  const places = result.data?.places;
  const nearest = located.point ? places?.[0] : undefined;
  const place = places?.find(({ id }) => id === chosen) ?? nearest;
  const send = () => {
    if (!place) return;
    claim.mutate({ params: { id: code.id }, body: { location_id: place.id, lock_version: code.lock_version } });
  };
  return (
    <>
      <CodeHead code={code} />
      <h1 className="text-xl font-bold tracking-tight">{t("codes.claim.title")}</h1>
      <p role="status" className="mt-1 mb-4 flex items-center gap-2 text-muted">
        <LocateFixed size={16} aria-hidden />
        {t(`codes.claim.${located.point ? "nearest" : located.state === "asking" ? "asking" : "refused"}`)}
      </p>
      <PlacesMap places={places} value={place?.id} onChange={setChosen} />
      {result.isError ? (
        <ErrorState
          title={t("codes.list.failed")}
          retryLabel={t("common.retry")}
          onRetry={() => void result.refetch()}
          isRetrying={result.isFetching}
        >
          {errorWords(result.error)}
        </ErrorState>
      ) : (
        <Places places={places} value={place?.id ?? null} onChange={setChosen} />
      )}
      <div className="mt-4">
        <SearchField label={t("codes.claim.find")} clearLabel={t("common.clear")} value={typed} onChange={setTyped} />
      </div>
      {claim.isError && (
        <p role="alert" className="mt-4 text-sm font-medium text-danger">
          {errorWords(claim.error)}
        </p>
      )}
      <StickyFoot className="mt-6 border-t border-border py-4 tall:bottom-0">
        <Button
          variant="primary"
          size="lg"
          isFullWidth
          isPending={claim.isPending}
          pendingLabel={t("codes.claim.assigning")}
          onPress={send}
        >
          {place ? t("codes.claim.assign", { place: place.name }) : t("codes.claim.choose")}
        </Button>
      </StickyFoot>
    </>
  );
}

const pinsOf = (places: readonly CodePlaceFound[]): MapPin[] =>
  places.flatMap(({ id, name, lat, lng }, at) =>
    lat === null || lng === null
      ? []
      : [{ id, lat, lng, label: name, tone: "none" as const, badge: formatNumber(at + 1) }],
  );

interface PlacesMapProps {
  places: readonly CodePlaceFound[] | undefined;
  value: string | undefined;
  onChange: (id: string) => void;
}

/** The places of the list, by number. */
function PlacesMap({ places, value, onChange }: PlacesMapProps) {
  const { t } = useTranslation();
  const pins = useMemo(() => pinsOf(places ?? []), [places]);
  if (pins.length === 0) return null;
  return (
    <MapPanel
      label={t("codes.claim.map")}
      pins={pins}
      selected={value}
      onSelect={onChange}
      className="mb-4 h-44 rounded-lg border border-border"
    />
  );
}

interface PlacesProps {
  /** Undefined while loading. */
  places: readonly CodePlaceFound[] | undefined;
  value: string | null;
  onChange: (id: string) => void;
}

function Places({ places, value, onChange }: PlacesProps) {
  const { t } = useTranslation();
  const farWords = useFarWords();
  if (!places)
    return (
      <div className="flex flex-col gap-2" aria-hidden="true">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-16 w-full" />
        ))}
      </div>
    );
  if (places.length === 0)
    return (
      <div className="rounded-md border border-border p-4">
        <p className="font-medium">{t("codes.claim.none")}</p>
        <p className="text-sm text-muted">{t("codes.claim.none_text")}</p>
      </div>
    );
  return (
    <RadioCards
      label={t("codes.claim.title")}
      isLabelHidden
      value={value}
      onChange={onChange}
      options={places.map(({ id, name, device_name, distance_m }, at) => ({
        id,
        label: name,
        detail: distance_m === null ? device_name : `${device_name} · ${farWords(distance_m)}`,
        mark: <span className="text-muted tabular-nums">{formatNumber(at + 1)}</span>,
      }))}
    />
  );
}
