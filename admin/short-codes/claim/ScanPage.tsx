import { ScanLine } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { addressOf } from "../code-address.ts";
import { readSign } from "./read-sign.ts";
import { useQrCamera } from "./use-qr-camera.ts";

/** For staff on site with a phone: scans the next sign inside the app, or takes its code by keyboard. */
export function ScanPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { host } = addressOf("");
  const [isForeign, setForeign] = useState(false);
  const [typed, setTyped] = useState("");
  const [isTried, setTried] = useState(false);
  const open = (code: string) => void navigate(paths.claimCode(code));
  const onRead = (text: string) => {
    const code = readSign(text, host);
    setForeign(code === undefined);
    if (code) open(code);
  };
  const code = readSign(typed, host);
  return (
    <div className="mx-auto w-full max-w-150">
      <h1 className="mb-4 text-xl font-bold tracking-tight">{t("codes.claim.scan_next")}</h1>
      <Finder onRead={onRead} />
      {isForeign && (
        <div className="mt-4">
          <Note tone="warning" role="status">
            {t("codes.claim.foreign", { host })}
          </Note>
        </div>
      )}
      <form
        noValidate
        className="mt-6 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (code) open(code);
        }}
      >
        <TextField
          size="lg"
          label={t("codes.claim.type")}
          hint={t("codes.claim.type_hint", { host })}
          value={typed}
          onChange={setTyped}
          dir="ltr"
          autoComplete="off"
          errorMessage={isTried && !code ? t("codes.claim.type_wrong") : undefined}
        />
        <Button type="submit" size="lg" isFullWidth>
          {t("codes.claim.type_open")}
        </Button>
      </form>
    </div>
  );
}

function Finder({ onRead }: { onRead: (text: string) => void }) {
  const { t } = useTranslation();
  const { video, state } = useQrCamera(onRead);
  const isShown = state === "starting" || state === "on";
  return (
    <>
      <div className={isShown ? "relative overflow-hidden rounded-lg border border-border bg-sunken" : "hidden"}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a live camera without sound */}
        <video
          ref={video}
          muted
          playsInline
          aria-label={t("codes.claim.camera")}
          className="aspect-square w-full object-cover"
        />
        <ScanLine size={120} className="absolute inset-0 m-auto text-knob opacity-80" strokeWidth={1} aria-hidden />
      </div>
      <p role="status" className={isShown ? "mt-2 text-muted" : "text-muted"}>
        {t(`codes.claim.camera_${state}`)}
      </p>
    </>
  );
}
