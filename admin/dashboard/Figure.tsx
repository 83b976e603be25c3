import { formatNumber } from "#admin/i18n/format.ts";
import { Skeleton } from "#admin/ui/Skeleton.tsx";

/** A number that may still be on its way (a block of its size) or unknown (a dash). */
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
