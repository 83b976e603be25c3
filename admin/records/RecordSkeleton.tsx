import { useTranslation } from "#admin/i18n/i18n.ts";
import { Card } from "#admin/ui/Card.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { VisuallyHidden } from "#admin/ui/VisuallyHidden.tsx";

const FIELDS = [36, 36, 96, 36];

/** Placeholder for a record's page: name, form and aside. */
export function RecordSkeleton({ hasHead = true }: { hasHead?: boolean | undefined }) {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t("common.loading")}</VisuallyHidden>
      {hasHead && (
        <div className="mb-5 flex flex-col gap-2">
          <Skeleton width={260} height={28} />
          <Skeleton width={140} />
        </div>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card className="flex flex-col gap-5 p-4">
          <Skeleton width={180} height={16} />
          {FIELDS.map((height, index) => (
            <div key={index} className="flex flex-col gap-2">
              <Skeleton width={96} />
              <Skeleton height={height} className="rounded-md" />
            </div>
          ))}
        </Card>
        <Card className="flex flex-col gap-4 p-4">
          {[60, 88, 72].map((width) => (
            <Skeleton key={width} width={`${width}%`} height={14} />
          ))}
        </Card>
      </div>
    </div>
  );
}
