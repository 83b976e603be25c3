import { useTranslation } from "#admin/i18n/i18n.ts";
import { Skeleton } from "#admin/ui/Skeleton.tsx";

/** Placeholder for any page: a title and a card. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("common.loading")}>
      <Skeleton width={180} height={28} className="mb-5" />
      <div className="flex flex-col gap-4 rounded-lg border border-border bg-surface p-4">
        {[92, 76, 84, 60].map((width) => (
          <Skeleton key={width} width={`${width}%`} height={16} />
        ))}
      </div>
    </div>
  );
}
