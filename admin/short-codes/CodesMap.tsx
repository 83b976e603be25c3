import { formatScans } from "#admin/i18n/format.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { MapPin, Point } from "#admin/maps/map-model.ts";
import { MapPanel } from "#admin/maps/MapPanel.tsx";
import { LoadFailure } from "#admin/records/LoadFailure.tsx";
import { Card } from "#admin/ui/Card.tsx";
import { cx } from "#admin/ui/cx.ts";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { addCounts } from "#contract/counts.ts";
import type { Input } from "#contract/endpoint.ts";
import { type ShortCode, shortCodesApi } from "#contract/short-codes.ts";
import { opensWords } from "./opens-words.ts";
import { StateBadge } from "./StateBadge.tsx";

const MOST_SHOWN = 1000;
const HEIGHT = "h-[min(36rem,70vh)]";
const COLUMNS = "grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]";

type Wanted = Omit<NonNullable<Input<typeof shortCodesApi.list>["query"]>, "page" | "per_page" | "sort">;

interface CodesMapProps {
  wanted: Wanted;
  hrefOf: (code: ShortCode) => string;
}

/** Locations of the filtered codes' signs; the list beside it says the same. */
export function CodesMap({ wanted, hrefOf }: CodesMapProps) {
  const { t } = useTranslation();
  const result = useQuery({
    ...query(shortCodesApi.list, { query: { ...wanted, sort: "code", per_page: MOST_SHOWN } }),
    placeholderData: keepPreviousData,
  });
  if (result.isError) return <LoadFailure result={result} title={t("codes.list.failed")} kept={t("codes.list.kept")} />;
  if (!result.data)
    return (
      <div aria-busy="true" className={COLUMNS}>
        <Skeleton height={320} className="max-lg:order-last" />
        <Card className={HEIGHT}>
          <Skeleton height="100%" />
        </Card>
      </div>
    );
  return <Places codes={result.data.short_codes} hrefOf={hrefOf} />;
}

type Placed = ShortCode & { readonly at: Point };

function placedOf(code: ShortCode): Placed[] {
  const { lat, lng } = code.place ?? {};
  return lat != null && lng != null ? [{ ...code, at: { lat, lng } }] : [];
}

const pinOf = ({ id, code, place, at, state }: Placed): MapPin => ({
  id,
  ...at,
  label: [code, place?.name].filter(Boolean).join(", "),
  tone: state === "active" ? "none" : "unknown",
});

function Places({ codes, hrefOf }: { codes: readonly ShortCode[]; hrefOf: CodesMapProps["hrefOf"] }) {
  const { t } = useTranslation();
  const [selected, setSelected] = useState<string>();
  const placed = useMemo(() => codes.flatMap(placedOf), [codes]);
  const pins = useMemo(() => placed.map(pinOf), [placed]);
  const without = codes.length - placed.length;
  if (placed.length === 0)
    return (
      <Card>
        <EmptyState title={t("codes.view.none_title")}>{t("codes.view.none")}</EmptyState>
      </Card>
    );
  return (
    <div className={COLUMNS}>
      <Card className="relative min-w-0 max-lg:order-last lg:max-h-[min(38rem,75vh)] lg:overflow-y-auto">
        <ul aria-label={t("codes.view.signs")} className="divide-y divide-border">
          {placed.map((code) => (
            <Sign key={code.id} code={code} href={hrefOf(code)} isSelected={code.id === selected} />
          ))}
        </ul>
      </Card>
      <Card className="overflow-hidden lg:sticky lg:top-20">
        <MapPanel
          label={t("codes.view.map_label")}
          pins={pins}
          selected={selected}
          onSelect={setSelected}
          groupLabel={(count) => t("maps.group", { count })}
          className={HEIGHT}
        />
        {without > 0 && (
          <p className="border-t border-border px-4 py-2 text-sm text-muted">
            {t("codes.view.without", { count: without })}
          </p>
        )}
      </Card>
    </div>
  );
}

function Sign({ code, href, isSelected }: { code: Placed; href: string; isSelected: boolean }) {
  const { t } = useTranslation();
  const scans = addCounts(code.scans_by_day);
  return (
    <li
      aria-current={isSelected || undefined}
      ref={(item) => {
        if (isSelected) item?.scrollIntoView({ block: "nearest" });
      }}
      className={cx("flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-3", isSelected && "bg-selected")}
    >
      <TextLink href={href} className="font-mono">
        {code.code}
      </TextLink>
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{code.place?.name}</span>
      {code.state === "active" ? (
        <span className="text-sm text-muted tabular-nums">
          {t("codes.detail.in_30_days", { count: formatScans(scans) })}
        </span>
      ) : (
        <StateBadge state={code.state} />
      )}
      <span className="w-full text-sm [overflow-wrap:anywhere] text-muted">
        {[code.label, opensWords(t, code)].filter(Boolean).join(" · ")}
      </span>
    </li>
  );
}
