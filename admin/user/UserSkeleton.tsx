import { useTranslation } from "#admin/i18n/i18n.ts";
import { Card } from "#admin/ui/Card.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { VisuallyHidden } from "#admin/ui/VisuallyHidden.tsx";

export function UserSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true" className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <VisuallyHidden>{t("common.loading")}</VisuallyHidden>
      <Card className="flex flex-col gap-5 p-4">
        <Skeleton width={80} height={16} />
        {[1, 2, 3].map((field) => (
          <div key={field} className="flex max-w-140 flex-col gap-2">
            <Skeleton width={72} />
            <Skeleton height={36} className="rounded-md" />
          </div>
        ))}
      </Card>
      <Card className="flex flex-col gap-4 p-4">
        <Skeleton width={140} height={16} />
        <Skeleton width="70%" />
      </Card>
    </div>
  );
}
