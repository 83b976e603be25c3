import { lazy, Suspense } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { Site } from "#contract/sites.ts";

// lazy: brings the guide's components and styles
const FrameDrawing = lazy(async () => ({ default: (await import("./preview/FrameDrawing.tsx")).FrameDrawing }));

/** Live preview of the guide's header and footer, drawn by its own components. */
export function SitePreview({ site, locale }: { site: Site; locale: string }) {
  const { t } = useTranslation();
  return (
    <figure className="sticky top-20 flex flex-col gap-2">
      <figcaption className="text-sm font-medium">{t("sites.preview.title")}</figcaption>
      <div className="max-h-[70vh] min-h-60 overflow-auto rounded-lg border border-border bg-dtpr-none">
        <Suspense fallback={null}>
          <FrameDrawing site={site} locale={locale} />
        </Suspense>
      </div>
      <p className="text-sm text-muted">{t("sites.preview.hint")}</p>
    </figure>
  );
}
