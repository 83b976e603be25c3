import { useTranslation } from "#admin/i18n/i18n.ts";
import type { Identifiability } from "#contract/datachains.ts";
import { hexagonPath } from "#datachain/shapes.ts";

const FILLS = {
  identifiable: "fill-dtpr-identifiable",
  de_identified: "fill-dtpr-deidentified",
  none: "fill-dtpr-none",
} as const;

/** The standard's hexagon in its colour; always shown beside its label. */
export function IdentifiabilityShape({ value, size = 16 }: { value: Identifiability | null; size?: number }) {
  return (
    <svg data-swatch width={size} height={size} viewBox="0 0 36 36" aria-hidden="true">
      <path
        d={hexagonPath(18, 18, 15.5)}
        strokeWidth="2.5"
        strokeLinejoin="round"
        className={value ? `${FILLS[value]} stroke-text` : "fill-none stroke-control [stroke-dasharray:5_4]"}
      />
    </svg>
  );
}

/** Whether the collected data identifies people, as a colour and in words. */
export function IdentifiabilityMark({ value }: { value: Identifiability | null }) {
  const { t } = useTranslation();
  return (
    <span className="inline-flex items-center gap-2 align-middle">
      <IdentifiabilityShape value={value} />
      <span className={value ? "" : "text-muted"}>{t(`records.identifiability.${value ?? "unknown"}`)}</span>
    </span>
  );
}
