import { useTranslation } from "#admin/i18n/i18n.ts";
import { Card } from "#admin/ui/Card.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { VisuallyHidden } from "#admin/ui/VisuallyHidden.tsx";

const FIELDS = [36, 36, 168];

export function SettingsSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true" className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <VisuallyHidden>{t("common.loading")}</VisuallyHidden>
      <div className="flex flex-col gap-6">
        <Skeleton width={190} height={32} className="rounded-md" />
        <Card className="flex flex-col gap-5 p-4">
          <Skeleton width={180} height={16} />
          {FIELDS.map((height, index) => (
            <div key={index} className="flex flex-col gap-2">
              <Skeleton width={96} />
              <Skeleton height={height} className="rounded-md" />
            </div>
          ))}
        </Card>
      </div>
    </div>
  );
}
