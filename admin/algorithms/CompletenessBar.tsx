import { formatPercent } from "#admin/i18n/format.ts";

/** Completeness of a factsheet, as a bar and a number. */
export function CompletenessBar({ percent }: { percent: number }) {
  return (
    <span className="inline-flex items-center gap-2 align-middle">
      <span aria-hidden="true" className="h-1.5 w-10 flex-none overflow-hidden rounded-full bg-track">
        <span
          data-swatch
          className={percent >= 100 ? "block h-full bg-primary" : "block h-full bg-dot-paused"}
          style={{ width: `${percent}%` }}
        />
      </span>
      <span className="text-sm tabular-nums">{formatPercent(percent / 100)}</span>
    </span>
  );
}
