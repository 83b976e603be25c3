import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type Site, sitesApi } from "#contract/sites.ts";
import { keepSite } from "../site-cache.ts";

const WHAT_HAPPENS = ["residents", "undo", "gone", "stays"] as const;

interface DeleteDialogProps {
  site: Pick<Site, "id" | "slug">;
  locale: string;
  onClose: () => void;
}

/** Explains the effect on pages, domain and codes, and asks for the short name, to prevent accidents. */
export function DeleteDialog({ site, locale, onClose }: DeleteDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [typed, setTyped] = useState("");
  const [isTried, setTried] = useState(false);
  const remove = useCall(sitesApi.remove, {
    onSuccess: (answer) => {
      keepSite(client, locale, answer.site);
      showToast({ message: t("sites.delete.done") });
      onClose();
    },
  });
  const isTyped = typed.trim().toLowerCase() === site.slug;
  const send = () => {
    setTried(true);
    if (isTyped) remove.mutate({ params: { id: site.id }, query: { locale, slug: typed } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // the dialog is inside the settings form, which must not be submitted
    event.stopPropagation();
    send();
  };
  return (
    <Dialog
      role="alertdialog"
      size="md"
      isOpen
      onOpenChange={onClose}
      title={t("sites.delete.ask")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button variant="danger" isPending={remove.isPending} onPress={send}>
            {t("sites.delete.title")}
          </Button>
        </>
      }
    >
      <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
        {remove.isError && (
          <Note tone="danger" role="alert" title={t("sites.delete.failed")}>
            {errorWords(remove.error)}
          </Note>
        )}
        <ul className="flex list-disc flex-col gap-1.5 ps-5 text-muted marker:text-subtle">
          {WHAT_HAPPENS.map((what) => (
            <li key={what}>{t(`sites.delete.what.${what}`)}</li>
          ))}
        </ul>
        <TextField
          label={t("sites.delete.type", { slug: site.slug })}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          errorMessage={isTried && !isTyped ? t("sites.delete.mistyped", { slug: site.slug }) : undefined}
        />
      </form>
    </Dialog>
  );
}
