import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { uuidv7 } from "uuidv7";
import { errorWords } from "#admin/api/errors.ts";
import { query, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type ShortCode, shortCodesApi } from "#contract/short-codes.ts";
import { orphanScansApi, type OrphanScan } from "#contract/orphan-scans.ts";
import { codesChanged } from "./code-cache.ts";
import { opensWords } from "./opens-words.ts";
import { TargetFields } from "./TargetFields.tsx";
import { choiceOf, NO_CHOICE, useTargetChoice } from "./target-choice.ts";

interface SendOnDialogProps {
  orphan: OrphanScan;
  onClose: () => void;
  /** Opens the resulting code. */
  onShow: (id: string) => void;
}

const TYPES = ["page", "home", "url"] as const;

/** A place has its own sign, so a mistyped code opens the place's page instead. */
function choiceLike(code: ShortCode | undefined) {
  if (!code) return { ...NO_CHOICE, type: "page" as const };
  const choice = choiceOf(code);
  return choice.type === "location" ? { ...choice, type: "page" as const } : choice;
}

/** Redirects an unknown code; defaults to the target of the code that was probably meant. */
export function SendOnDialog({ orphan: { asked, meant: meantCode }, onClose, onShow }: SendOnDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  // the client picks the id, so a retry cannot create two codes
  const [id] = useState(uuidv7);
  const like = useQuery({
    ...query(shortCodesApi.list, { query: { code: meantCode ?? "", per_page: 1 } }),
    enabled: meantCode !== null,
  });
  const meant = like.data?.short_codes.find(({ state }) => state === "active");
  const target = useTargetChoice(choiceLike(meant));
  const sendOn = useCall(orphanScansApi.sendOn, {
    onSuccess: ({ short_code }) => {
      const words = { code: asked, target: opensWords(t, short_code) };
      showToast({
        message: t(short_code.state === "active" ? "codes.orphans.sent" : "codes.orphans.sent_waiting", words),
        actionLabel: t("codes.menu.show"),
        onAction: () => onShow(short_code.id),
      });
      onClose();
    },
    onSettled: () => void codesChanged(client),
  });
  const send = () => {
    const chosen = target.take();
    if (chosen && chosen.type !== "none" && chosen.type !== "location")
      sendOn.mutate({ body: { orphan: { id, asked, target: chosen, locale: meant?.locale ?? null } } });
  };
  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("codes.orphans.send_title", { code: asked })}
      description={t("codes.orphans.send_text", { code: asked })}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button variant="primary" isPending={sendOn.isPending} pendingLabel={t("common.saving")} onPress={send}>
            {t("codes.orphans.send")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {meant && (
          <p className="text-sm text-muted">
            {t("codes.orphans.meant_opens", { code: meant.code, target: opensWords(t, meant) })}
          </p>
        )}
        {meantCode !== null && like.isPending ? (
          <div role="status" aria-label={t("common.loading")}>
            <Skeleton height={160} />
          </div>
        ) : (
          <TargetFields state={target} label={t("codes.orphans.where")} types={TYPES} />
        )}
        {sendOn.isError && (
          <p role="alert" className="text-sm font-medium text-danger">
            {errorWords(sendOn.error)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
