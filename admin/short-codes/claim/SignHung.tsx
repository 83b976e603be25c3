import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Camera, CircleCheck, ExternalLink, QrCode, ScanLine } from "lucide-react";
import { useState } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { errorWords } from "#admin/api/errors.ts";
import { query, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { useGuideClosed } from "#admin/session/guide-closed.ts";
import { imageUrl } from "#admin/records/image-url.ts";
import { Button } from "#admin/ui/Button.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { StickyFoot } from "#admin/ui/StickyFoot.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { locationsApi } from "#contract/locations.ts";
import { type ShortCode, shortCodesApi } from "#contract/short-codes.ts";
import { addressOf } from "../code-address.ts";
import { codesChanged } from "../code-cache.ts";
import { opensWords } from "../opens-words.ts";

/** Confirms the claim. An optional photo helps colleagues find the sign. */
export function SignHung({ code, onUndone }: { code: ShortCode; onUndone: () => void }) {
  const { t } = useTranslation();
  const [photo_key, setPhotoKey] = useState<string | null>(null);
  const [isLater, setLater] = useState(false);
  const upload = useCall(locationsApi.upload, {
    onSuccess: ({ location }) => setPhotoKey(location.sign_photo_key),
  });
  const { place } = code;
  const send = (file: File | undefined) => {
    if (!file || !place) return;
    const body = new FormData();
    body.append("location[sign_photo]", file);
    upload.mutate({ params: { device_id: place.device_id, id: place.id }, query: {}, body });
  };
  const isDone = photo_key !== null || isLater;
  return (
    <>
      <Outcome code={code} isDone={isDone} onUndone={onUndone} />
      <h1 className="mt-6 text-xl font-bold tracking-tight">{isDone ? code.code : t("codes.claim.photo")}</h1>
      <p className="mt-1 mb-4 text-muted">
        {isDone ? `${place?.name ?? ""} · ${t("codes.claim.hung")}` : t("codes.claim.photo_hint")}
      </p>
      {photo_key && (
        <img
          src={imageUrl(photo_key, 640)}
          alt={t("codes.claim.photo")}
          className="mb-4 max-h-90 w-full rounded-lg border border-border object-cover"
        />
      )}
      <div className="flex flex-col gap-3">
        <FileTrigger acceptedFileTypes={["image/*"]} defaultCamera="environment" onSelect={(files) => send(files?.[0])}>
          <Button
            size="lg"
            icon={Camera}
            variant={isDone ? "secondary" : "primary"}
            isFullWidth
            isPending={upload.isPending}
            pendingLabel={t("codes.claim.sending")}
          >
            {t(photo_key ? "codes.claim.take_again" : "codes.claim.take")}
          </Button>
        </FileTrigger>
        {upload.isError && (
          <p role="alert" className="text-sm font-medium text-danger">
            {errorWords(upload.error)}
          </p>
        )}
        {isDone ? (
          <>
            <LinkButton size="lg" isFullWidth icon={ExternalLink} href={addressOf(code.code).url} target="_blank">
              {t("codes.claim.look")}
            </LinkButton>
            <LinkButton size="lg" isFullWidth icon={QrCode} href={paths.shortCodes()}>
              {t("codes.claim.to_codes")}
            </LinkButton>
          </>
        ) : (
          <Button size="lg" variant="ghost" isFullWidth onPress={() => setLater(true)}>
            {t("codes.claim.later")}
          </Button>
        )}
      </div>
      {isDone && <NextSign />}
    </>
  );
}

/** People who put up one sign usually have more to do. */
function NextSign() {
  const { t } = useTranslation();
  const { data } = useQuery(query(shortCodesApi.list, { query: { state: "blank", per_page: 1 } }));
  const left = data?.meta.counts.blank;
  return (
    <StickyFoot className="mt-6 border-t border-border py-4 tall:bottom-0">
      <LinkButton variant="primary" size="lg" isFullWidth icon={ScanLine} href={paths.scanSign()}>
        {t("codes.claim.scan_next")}
      </LinkButton>
      <p role="status" className="mt-2 min-h-5 text-center text-sm text-muted">
        {left !== undefined && (left === 0 ? t("codes.claim.none_left") : t("codes.claim.left", { count: left }))}
      </p>
    </StickyFoot>
  );
}

/** Residents see the page immediately only if it exists and is public. */
function opensKey({ page, state }: ShortCode) {
  if (!page) return "opens_nothing";
  return state === "active" ? "opens" : "opens_waiting";
}

function doneKey({ state }: ShortCode, isClosed: boolean) {
  if (isClosed) return "done_closed";
  return state === "active" ? "done" : "done_waiting";
}

function Outcome({ code, isDone, onUndone }: { code: ShortCode; isDone: boolean; onUndone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const isClosed = useGuideClosed();
  const undo = useCall(shortCodesApi.retarget, {
    onSuccess: () => {
      showToast({ message: t("codes.claim.undone", { code: code.code }) });
      onUndone();
    },
    onSettled: () => void codesChanged(client),
  });
  const body = { target: { type: "none" as const }, lock_version: code.lock_version };
  return (
    <div role="status" className="flex gap-3 rounded-md border border-primary-border bg-success-soft px-4 py-3">
      <CircleCheck size={20} className="mt-0.5 flex-none text-success" aria-hidden />
      <div className="min-w-0">
        {isDone ? (
          <p>{t(`codes.claim.${doneKey(code, isClosed)}`)}</p>
        ) : (
          <>
            <p>
              <b>{t("codes.claim.assigned", { place: code.place?.name ?? "" })}</b>{" "}
              {t(`codes.claim.${opensKey(code)}`, { code: code.code, target: opensWords(t, code) })}
            </p>
            <Button
              size="sm"
              variant="ghost"
              className="-ms-2.5"
              isPending={undo.isPending}
              onPress={() => undo.mutate({ params: { id: code.id }, body })}
            >
              {t("codes.claim.undo")}
            </Button>
            {undo.isError && <p className="text-sm font-medium text-danger">{errorWords(undo.error)}</p>}
          </>
        )}
      </div>
    </div>
  );
}
