import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { uuidv7 } from "uuidv7";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Switch } from "#admin/ui/Switch.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { ApiError } from "#contract/client.ts";
import { type SavedView, savedViewsApi } from "#contract/saved-views.ts";

interface DesignDialogProps {
  /** The design to rename or share; if missing, creates one from `query`. */
  view: SavedView | undefined;
  query: string;
  onSaved: (view: SavedView) => void;
  onClose: () => void;
}

const FORM = "design-form";
const LONGEST_NAME = 60;

/** Names a design and sets who sees it. */
export function DesignDialog({ view, query, onSaved, onClose }: DesignDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  // the client picks the id, so a retry cannot create two designs
  const [newId] = useState(() => uuidv7());
  const [name, setName] = useState(view?.name ?? "");
  const [is_shared, setShared] = useState(view?.is_shared ?? true);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const save = async () => {
    if (isBusy) return;
    if (!name.trim()) return setProblem(t("common.validation.name_required"));
    setBusy(true);
    try {
      const { saved_view } = view
        ? await call(savedViewsApi.update, { params: { id: view.id }, body: { saved_view: { name, is_shared } } })
        : await call(savedViewsApi.create, {
            body: { saved_view: { id: newId, list: "signs", name, query, is_shared } },
          });
      await invalidate(client, savedViewsApi.list);
      showToast({ message: t("signs.designs.saved", { name: saved_view.name }) });
      onSaved(saved_view);
    } catch (error) {
      const isTaken = error instanceof ApiError && error.body.code === "view_name_taken";
      setProblem(isTaken ? t("signs.designs.name_taken") : errorWords(error));
      setBusy(false);
    }
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(view ? "signs.designs.edit_title" : "signs.designs.new_title")}
      description={view ? undefined : t("signs.designs.new_text")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button type="submit" form={FORM} variant="primary" isPending={isBusy} pendingLabel={t("common.saving")}>
            {t(view ? "common.save_changes" : "signs.designs.save_new")}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={t("signs.designs.name")}
          value={name}
          onChange={(next) => {
            setName(next);
            setProblem(undefined);
          }}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          errorMessage={problem}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here
          autoFocus
        />
        <Switch
          label={t("signs.designs.share")}
          hint={t("signs.designs.share_hint")}
          isSelected={is_shared}
          onChange={setShared}
        />
      </form>
    </Dialog>
  );
}
