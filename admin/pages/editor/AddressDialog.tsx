import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { showPage } from "#admin/content/page-query.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { pagesApi } from "#contract/pages.ts";
import { publicPath } from "./page-paths.ts";

/** Edits the slug. The old address redirects to the new one for good. */
export function AddressDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { page } = usePageWork();
  const [slug, setSlug] = useState(page.slug);
  const rename = useCall(pagesApi.rename, {
    onSuccess: (answer) => {
      showPage(client, answer.page);
      showToast({ message: t("pages.address.done") });
      onClose();
    },
  });
  const send = () => rename.mutate({ params: { id: page.id }, body: { slug } });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t("pages.address.title")}
      description={t("pages.address.text")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button variant="primary" isPending={rename.isPending} onPress={send}>
            {t("pages.address.save")}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextField
          label={t("pages.address.field")}
          value={slug}
          onChange={(value) => setSlug(value.toLowerCase().replaceAll(/\s+/g, "-"))}
          hint={publicPath({ type: page.type, slug: slug || "…" })}
          errorMessage={rename.isError ? errorWords(rename.error) : undefined}
        />
      </form>
    </Dialog>
  );
}
