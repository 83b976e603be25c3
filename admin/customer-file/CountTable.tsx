import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { COUNTED, type CustomerFileCounts } from "#contract/customer-file.ts";
import { formatBytes } from "#admin/i18n/format-bytes.ts";

interface CountTableProps {
  counts: CustomerFileCounts;
  image_bytes: number;
}

export function CountTable({ counts, image_bytes }: CountTableProps) {
  const { t } = useTranslation();
  return (
    <dl className="grid grid-cols-1 gap-x-8 sm:grid-cols-2">
      {COUNTED.map((name) => (
        <div key={name} className="flex justify-between gap-3 border-b border-border py-2">
          <dt className="font-medium">{t(`data.counted.${name}`)}</dt>
          <dd className="text-muted tabular-nums">
            {formatNumber(counts[name])}
            {name === "images" && counts.images > 0 && ` (${formatBytes(image_bytes)})`}
          </dd>
        </div>
      ))}
    </dl>
  );
}
