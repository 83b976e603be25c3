import { formatNumber } from "#admin/i18n/format.ts";
import { Skeleton } from "#admin/ui/Skeleton.tsx";

/** A number: a placeholder of its size while loading, a dash if unknown. */
export function Figure({
  value,
  isLoading,
  width = 24,
}: {
  value: number | undefined;
  isLoading: boolean;
  width?: number;
}) {
  if (value !== undefined) return formatNumber(value);
  return isLoading ? <Skeleton width={width} height="0.8em" className="inline-block! align-middle" /> : "–";
}
