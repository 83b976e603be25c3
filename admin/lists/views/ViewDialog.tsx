import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { uuidv7 } from "uuidv7";
import type * as z from "zod";
import { call } from "#admin/api/call.ts";
import { showErrors } from "#admin/api/errors.ts";
import { invalidate } from "#admin/api/query.ts";
import { FormText } from "#admin/frame/FormFields.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { resolve } from "#admin/i18n/validation.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { Switch } from "#admin/ui/Switch.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type ListName, type SavedView, type SavedViewInput, savedViewsApi } from "#contract/saved-views.ts";

type ViewValues = z.input<typeof SavedViewInput>;
type ViewOutput = z.output<typeof SavedViewInput>;

interface ViewDialogProps {
  list: ListName;
  /** The view to edit; if missing, creates one from `query`. */
  view?: SavedView | undefined;
  query: string;
  onSaved: (view: SavedView) => void;
  onClose: () => void;
}

const FORM = "view-form";

/** Names a view and sets who sees it. */
export function ViewDialog({ list, view, query, onSaved, onClose }: ViewDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  // the client picks the id, so a retry cannot create two views
  const [newId] = useState(() => uuidv7());
  const form = useForm<ViewValues, unknown, ViewOutput>({
    defaultValues: { name: view?.name ?? "", query: view?.query ?? query, is_shared: view?.is_shared ?? false },
    resolver: resolve<ViewValues, ViewOutput>(async () => (await import("#contract/saved-views.ts")).SavedViewInput),
  });
  const { isSubmitting, errors } = form.formState;

  const save = async ({ name, is_shared, ...input }: ViewOutput) => {
    try {
      const { saved_view } = view
        ? await call(savedViewsApi.update, { params: { id: view.id }, body: { saved_view: { name, is_shared } } })
        : await call(savedViewsApi.create, { body: { saved_view: { ...input, name, is_shared, list, id: newId } } });
      await invalidate(client, savedViewsApi.list);
      showToast({ message: t("views.saved", { name: saved_view.name }) });
      onSaved(saved_view);
    } catch (error) {
      showErrors(error, form);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSubmitting) void form.handleSubmit(save)();
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={view ? t("views.edit_title") : t("views.new_title")}
      description={view ? undefined : t("views.new_text")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button
            type="submit"
            form={FORM}
            variant="primary"
            isPending={isSubmitting}
            pendingLabel={t("common.saving")}
          >
            {view ? t("common.save_changes") : t("views.save")}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {errors.root?.message && (
          <Note tone="danger" role="alert">
            {errors.root.message}
          </Note>
        )}
        <FormText
          control={form.control}
          name="name"
          label={t("views.name")}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here
          autoFocus
        />
        <Controller
          control={form.control}
          name="is_shared"
          render={({ field: { value = false, onChange, onBlur, ref } }) => (
            <Switch
              ref={ref}
              isSelected={value}
              onChange={onChange}
              onBlur={onBlur}
              label={t("views.share")}
              hint={t("views.share_hint")}
            />
          )}
        />
      </form>
    </Dialog>
  );
}
