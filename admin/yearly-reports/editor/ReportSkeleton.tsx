import { useTranslation } from "#admin/i18n/i18n.ts";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { VisuallyHidden } from "#admin/ui/VisuallyHidden.tsx";
import { FRAME, HEAD, LIST, PANE, PARTS } from "./layout.ts";

export function ReportSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true" className={FRAME}>
      <VisuallyHidden>{t("common.loading")}</VisuallyHidden>
      <div className={HEAD}>
        <Skeleton width={280} height={24} />
        <Skeleton width={120} className="ms-auto" />
      </div>
      <div className={PARTS}>
        <div className={LIST}>
          <div className="flex flex-col gap-4 p-5">
            {[60, 90, 70, 80].map((width) => (
              <Skeleton key={width} width={`${width}%`} height={16} />
            ))}
          </div>
        </div>
        <div className={PANE}>
          <Skeleton width={240} height={24} />
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Skeleton key={row} height={64} className="rounded-lg" />
          ))}
        </div>
      </div>
    </div>
  );
}
