import { CircleCheck, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { saveFile } from "#admin/ui/save-file.ts";
import { Spinner } from "#admin/ui/Spinner.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import type { ShortCode } from "#contract/short-codes.ts";
import { QR_FORMATS, qrCodesApi, type QrFormat } from "#contract/qr-codes.ts";
import { addressOf } from "../code-address.ts";
import { QrPicture } from "./QrPicture.tsx";
import type { Qr } from "./use-qr.ts";

interface QrPartProps {
  code: ShortCode;
  qr: Qr;
  /** Called when the style is rejected; its fields show why. */
  onRefused: () => void;
}

/** The QR code and its downloads. Looks the same in light and dark mode. */
export function QrPart({ code, qr, onRefused }: QrPartProps) {
  const { t } = useTranslation();
  const { shown, url } = addressOf(code.code);
  const { asked, picture, isPlain } = qr;
  return (
    <div className="flex w-43 flex-none flex-col gap-2 max-sm:mx-auto">
      <QrPicture
        url={url}
        label={t("codes.detail.qr", { address: shown })}
        dark={asked.dark}
        light={asked.light}
        picture={isPlain ? undefined : picture}
      />
      <div className="flex gap-1">
        {QR_FORMATS.map((format) => (
          <FileButton key={format} code={code} format={format} qr={qr} onRefused={onRefused} />
        ))}
      </div>
    </div>
  );
}

function FileButton({ code: { id, code }, format, qr, onRefused }: QrPartProps & { format: QrFormat }) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (Object.keys(qr.problems).length > 0) return onRefused();
    setBusy(true);
    try {
      saveFile(await call(qrCodesApi[format], { params: { id }, query: qr.asked }), `${code}.${format}`);
    } catch (error) {
      showToast({ tone: "danger", message: `${t("codes.detail.download_failed")} ${errorWords(error)}` });
    }
    setBusy(false);
  };
  return (
    <Button size="sm" className="flex-1" isPending={isBusy} onPress={() => void save()}>
      {format.toUpperCase()}
    </Button>
  );
}

/** Result of decoding the finished file: only tested codes are called scannable. */
export function ScanTest({ qr: { problems, picture, failure } }: { qr: Qr }) {
  const { t } = useTranslation();
  const isRefused = Object.keys(problems).length > 0;
  const isPending = !picture && !failure && !isRefused;
  const words = isRefused ? "refused" : failure ? "not_checked" : picture ? "read_back" : "reading";
  return (
    <p role="status" className="flex gap-2 text-sm text-muted">
      {isPending ? (
        <Spinner className="mt-0.75 flex-none" />
      ) : picture && !isRefused ? (
        <CircleCheck size={14} className="mt-0.75 flex-none text-success" aria-hidden />
      ) : (
        <TriangleAlert size={14} className="mt-0.75 flex-none text-warning" aria-hidden />
      )}
      {t(`codes.look.${words}`)}
    </p>
  );
}
