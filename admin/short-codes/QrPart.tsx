import { CircleCheck, Download } from "lucide-react";
import { useMemo, useState } from "react";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { saveFile } from "#admin/ui/save-file.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { drawQr } from "#datachain/draw-qr.ts";
import { type ShortCode, shortCodesApi } from "#contract/short-codes.ts";
import { addressOf } from "./code-address.ts";

const FORMATS = ["svg", "png", "pdf"] as const;
type Format = (typeof FORMATS)[number];

/** The code as cameras see it, and as files. Black on white in both schemes. */
export function QrPart({ code }: { code: ShortCode }) {
  const { t } = useTranslation();
  const { shown, url } = addressOf(code.code);
  return (
    <div className="flex w-43 flex-none flex-col gap-2 max-sm:w-full max-sm:items-center">
      <QrPicture url={url} label={t("codes.detail.qr", { address: shown })} />
      <div className="flex gap-1">
        {FORMATS.map((format) => (
          <FileButton key={format} code={code} format={format} />
        ))}
      </div>
    </div>
  );
}

export function QrPicture({ url, label }: { url: string; label: string }) {
  const { size, path } = useMemo(() => drawQr(url), [url]);
  return (
    <span className="rounded-lg border border-border bg-dtpr-none p-4 text-dtpr-ink">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        fill="currentColor"
        role="img"
        aria-label={label}
        className="aspect-square w-full max-sm:w-40"
      >
        <path d={path} />
      </svg>
    </span>
  );
}

function FileButton({ code: { id, code }, format }: { code: ShortCode; format: Format }) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await call(shortCodesApi[format], { params: { id }, query: {} }), `${code}.${format}`);
    } catch (error) {
      showToast({ tone: "danger", message: `${t("codes.detail.download_failed")} ${errorWords(error)}` });
    }
    setBusy(false);
  };
  return (
    <Button size="sm" className="flex-1" icon={Download} isPending={isBusy} onPress={() => void save()}>
      {format.toUpperCase()}
    </Button>
  );
}

/** Why a file can be trusted. */
export function ReadableNote() {
  const { t } = useTranslation();
  return (
    <p className="flex gap-2 text-sm text-muted">
      <CircleCheck size={14} className="mt-0.75 flex-none text-success" aria-hidden />
      {t("codes.detail.readable")}
    </p>
  );
}
