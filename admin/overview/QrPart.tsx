import { Download } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { saveFile } from "#admin/ui/save-file.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { drawQr } from "#datachain/draw-qr.ts";
import { qrPng, qrSvg } from "./qr-drawing.ts";

/** QR code of the home page. Black on white in both colour schemes, because cameras need it. */
export function QrPart({ href }: { href: string }) {
  const { t } = useTranslation();
  const { size, path } = useMemo(() => drawQr(href), [href]);
  const name = t("overview.qr.file");
  const savePng = async () => {
    try {
      saveFile(await qrPng(href), `${name}.png`);
    } catch {
      showToast({ tone: "danger", message: t("overview.qr.failed") });
    }
  };
  return (
    <div className="flex items-center gap-3 p-4 md:flex-col md:gap-2 md:px-6">
      <span className="flex-none rounded-md border border-border bg-dtpr-none p-1.5 text-dtpr-ink md:p-3">
        <svg
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
          fill="currentColor"
          role="img"
          aria-label={t("overview.qr.label")}
          className="size-11 md:size-29"
        >
          <path d={path} />
        </svg>
      </span>
      <p className="min-w-0 flex-1 text-xs text-muted md:text-center">{t("overview.qr.text")}</p>
      <div className="flex flex-none gap-1">
        <Button variant="ghost" size="sm" icon={Download} onPress={() => saveFile(qrSvg(href), `${name}.svg`)}>
          SVG
        </Button>
        <Button variant="ghost" size="sm" icon={Download} onPress={() => void savePng()}>
          PNG
        </Button>
      </div>
    </div>
  );
}
