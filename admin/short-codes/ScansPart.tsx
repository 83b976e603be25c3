import { Download } from "lucide-react";
import { useState } from "react";
import { formatDay, formatPercent, formatNumber, formatScans } from "#admin/i18n/format.ts";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageOf } from "#admin/i18n/languages.ts";
import { today } from "#admin/i18n/today.ts";
import { Button } from "#admin/ui/Button.tsx";
import { saveFile } from "#admin/ui/save-file.ts";
import { Segmented } from "#admin/ui/Segmented.tsx";
import { addCounts, changeOf, SHOWN_STEP } from "#contract/counts.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import type { Result } from "#contract/endpoint.ts";
import { type ShortCode, shortCodesApi } from "#contract/short-codes.ts";

type Scans = Result<typeof shortCodesApi.show>["scans"];

const [WIDTH, HEIGHT] = [600, 120];

/** Scans of 30 days as bars; the table beside it says the same. */
function Chart({ days }: Pick<Scans, "days">) {
  const { t } = useTranslation();
  const most = Math.max(1, ...days.map(({ scans }) => scans));
  const total = formatNumber(addCounts(days.map(({ scans }) => scans)));
  const step = WIDTH / days.length;
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure>
      <svg
        role="img"
        aria-label={t("codes.scans_trend", { total })}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="w-full text-primary"
      >
        {days.map(({ day, scans }, at) => {
          const height = (scans / most) * (HEIGHT - 4);
          return (
            <rect
              key={day}
              x={at * step + 2}
              y={HEIGHT - height}
              width={step - 4}
              height={height}
              rx="2"
              fill="currentColor"
            >
              <title>{`${formatDay(day)}: ${formatNumber(scans)}`}</title>
            </rect>
          );
        })}
        <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} stroke="currentColor" strokeOpacity="0.4" />
      </svg>
      <figcaption className="mt-1 flex justify-between text-xs text-muted">
        <span>{first && formatDay(first.day)}</span>
        <span>{last && formatDay(last.day)}</span>
      </figcaption>
    </figure>
  );
}

function DaysTable({ days }: Pick<Scans, "days">) {
  const { t } = useTranslation();
  return (
    <div className="rounded-md border border-border">
      <table className="w-full text-sm tabular-nums">
        <thead className="text-start text-muted">
          <tr>
            <th scope="col" className="px-3 py-1.5 text-start font-medium">
              {t("codes.detail.day")}
            </th>
            <th scope="col" className="px-3 py-1.5 text-end font-medium">
              {t("codes.detail.scans")}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, scans }) => (
            <tr key={day} className="border-t border-border">
              <td className="px-3 py-1">{formatDay(day)}</td>
              <td className="px-3 py-1 text-end">{formatNumber(scans)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Languages({ by_locale }: Pick<Scans, "by_locale">) {
  const { t } = useTranslation();
  const most = Math.max(1, ...by_locale.map(({ scans }) => scans));
  return (
    <div>
      <h4 className="mb-2 text-sm text-muted">{t("codes.detail.by_language")}</h4>
      <dl className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1.5 text-sm">
        {by_locale.map(({ locale, scans }) => (
          <div key={locale} className="contents">
            <dt>{languageOf(locale).name}</dt>
            <dd aria-hidden="true">
              <span className="block h-2 rounded-full bg-primary" style={{ width: `${(scans / most) * 100}%` }} />
            </dd>
            <dd className="text-end tabular-nums">{formatNumber(scans)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Trend({ total, total_before }: Pick<Scans, "total" | "total_before">) {
  const { t } = useTranslation();
  const change = changeOf(total, total_before);
  if (!change) return null;
  const share = formatPercent(Math.abs(change));
  return (
    <span className="text-sm text-muted">
      {change > 0 ? t("codes.detail.up", { share }) : t("codes.detail.down", { share })}
    </span>
  );
}

/** Scans of every day, not only of the days that are shown. */
function ScansFile({ code: { id, code } }: { code: ShortCode }) {
  const { t } = useTranslation();
  const download = useCall(shortCodesApi.scansCsv, {
    onSuccess: (file) => {
      saveFile(file, `${code}-${today()}.csv`);
      showToast({ message: t("codes.csv.done") });
    },
    onError: (error) => showToast({ tone: "danger", message: `${t("codes.csv.failed")} ${errorWords(error)}` }),
  });
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={Download}
      isPending={download.isPending}
      onPress={() => download.mutate({ params: { id } })}
    >
      {t("codes.csv.download")}
    </Button>
  );
}

export function ScansPart({ code, scans }: { code: ShortCode; scans: Scans }) {
  const { t } = useTranslation();
  const [view, setView] = useState<"chart" | "table">("chart");
  return (
    <section aria-labelledby="code-scans" className="flex flex-col gap-4 border-t border-border px-4 py-5 md:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id="code-scans" className="font-bold">
          {t("codes.detail.scans")}
        </h3>
        <span>{t("codes.detail.in_30_days", { count: formatScans(scans.total) })}</span>
        <Trend {...scans} />
        <span className="ms-auto flex flex-wrap items-center gap-2">
          {scans.all !== 0 && <ScansFile code={code} />}
          {scans.total !== 0 && (
            <Segmented
              label={t("codes.detail.view")}
              value={view}
              onChange={setView}
              items={[
                { id: "chart", label: t("codes.detail.chart") },
                { id: "table", label: t("codes.detail.table") },
              ]}
            />
          )}
        </span>
      </div>
      {scans.total === 0 ? (
        <p className="text-muted">
          {t(code.last_scanned_at ? "codes.detail.no_scans" : "codes.detail.never_scanned", { step: SHOWN_STEP })}
        </p>
      ) : (
        <>
          {view === "chart" ? <Chart days={scans.days} /> : <DaysTable days={scans.days} />}
          <Languages by_locale={scans.by_locale} />
        </>
      )}
    </section>
  );
}
