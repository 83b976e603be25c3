import { useQueryClient } from "@tanstack/react-query";
import { Controller, useForm } from "react-hook-form";
import type * as z from "zod";
import { sendsMail } from "#admin/api/config.ts";
import { showErrors } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { FormText } from "#admin/frame/FormFields.tsx";
import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import { resolve } from "#admin/i18n/validation.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { UI_LOCALES } from "#contract/common.ts";
import { ownLanguageName } from "#contract/language-name.ts";
import { type InvitationInput, teamApi } from "#contract/team.ts";
import { useRoleOptions } from "./role-options.ts";
import { InvitationLink } from "./InvitationLink.tsx";

interface InviteDialogProps {
  onClose: () => void;
  onSent: () => void;
}

export function InviteDialog({ onClose, onSent }: InviteDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const roles = useRoleOptions();
  const form = useForm<z.input<typeof InvitationInput>, unknown, InvitationInput>({
    defaultValues: { email: "", role: "editor", ui_locale: uiLocale() },
    resolver: resolve(async () => (await import("#contract/team.ts")).InvitationInput),
  });
  const invite = useCall(teamApi.invite);
  const { errors, isSubmitting } = form.formState;

  const finish = () => {
    onClose();
    onSent();
  };
  const send = form.handleSubmit(async (invitation) => {
    try {
      const { link } = await invite.mutateAsync({ body: { invitation } });
      void invalidate(client, teamApi.invitations);
      if (link) return;
      showToast({ message: t("team.invite.sent", { email: invitation.email }) });
      finish();
    } catch (error) {
      showErrors(error, form);
    }
  });

  if (invite.data?.link)
    return <InvitationLink invitation={invite.data.invitation} link={invite.data.link} onClose={finish} />;
  return (
    <Dialog
      size="md"
      isOpen
      onOpenChange={onClose}
      title={t("team.invite.title")}
      description={t(sendsMail() ? "team.invite.text" : "team.invite.text_no_mail")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button
            variant="primary"
            type="submit"
            form="invite"
            isPending={isSubmitting}
            pendingLabel={t("team.invite.sending")}
          >
            {t(sendsMail() ? "team.invite.send" : "team.invite.create")}
          </Button>
        </>
      }
    >
      <form id="invite" noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-5">
        {errors.root?.message && (
          <Note role="alert" tone="danger" title={t("team.invite.failed")}>
            {errors.root.message}
          </Note>
        )}
        <FormText
          control={form.control}
          name="email"
          type="email"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type an address
          autoFocus
          autoComplete="off"
          label={t("team.columns.email")}
        />
        <Controller
          control={form.control}
          name="role"
          render={({ field }) => (
            <RadioCards label={t("team.columns.role")} options={roles} value={field.value} onChange={field.onChange} />
          )}
        />
        {sendsMail() && (
          <Controller
            control={form.control}
            name="ui_locale"
            render={({ field }) => (
              <Select
                label={t("team.invite.language")}
                options={UI_LOCALES.map((id) => ({ id, label: ownLanguageName(id) }))}
                value={field.value ?? null}
                onChange={field.onChange}
              />
            )}
          />
        )}
      </form>
    </Dialog>
  );
}
