import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { saveFile } from "#admin/ui/save-file.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type ShortCode, shortCodesApi } from "#contract/short-codes.ts";
import { addressOf } from "../code-address.ts";
import { QrPicture } from "./QrPicture.tsx";
import type { Qr } from "./use-qr.ts";

const FORMATS = ["svg", "png", "pdf"] as const;
type Format = (typeof FORMATS)[number];

interface QrPartProps {
  code: ShortCode;
  qr: Qr;
  /** The look cannot be read: its fields say why. */
  onRefused: () => void;
}

/** The code as cameras see it, and as files. The same in both schemes. */
export function QrPart({ code, qr, onRefused }: QrPartProps) {
  const { t } = useTranslation();
  const { shown, url } = addressOf(code.code);
  const { asked, picture, isPlain } = qr;
  return (
    <div className="flex w-43 flex-none flex-col gap-2 max-sm:w-full max-sm:items-center">
      <QrPicture
        url={url}
        label={t("codes.detail.qr", { address: shown })}
        dark={asked.dark}
        light={asked.light}
        picture={isPlain ? undefined : picture}
      />
      <div className="flex gap-1">
        {FORMATS.map((format) => (
          <FileButton key={format} code={code} format={format} qr={qr} onRefused={onRefused} />
        ))}
      </div>
    </div>
  );
}

function FileButton({ code: { id, code }, format, qr, onRefused }: QrPartProps & { format: Format }) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (Object.keys(qr.problems).length > 0) return onRefused();
    setBusy(true);
    try {
      saveFile(await call(shortCodesApi[format], { params: { id }, query: qr.asked }), `${code}.${format}`);
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

/** Why a file can be trusted. */
export function ReadableNote({ hasLogo }: { hasLogo: boolean }) {
  const { t } = useTranslation();
  return (
    <p className="flex gap-2 text-sm text-muted">
      <CircleCheck size={14} className="mt-0.75 flex-none text-success" aria-hidden />
      {t("codes.detail.readable", { level: hasLogo ? "Q" : "M" })}
    </p>
  );
}
