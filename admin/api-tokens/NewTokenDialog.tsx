import { useId } from "react";
import { FormProvider } from "react-hook-form";
import { FormText } from "#admin/frame/FormFields.tsx";
import { formatDate } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ConfirmPasswordDialog } from "#admin/records/ConfirmPasswordDialog.tsx";
import { canEdit, canManage } from "#admin/session/roles.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { DEFAULT_TOKEN_DAYS, MAX_TOKEN_DAYS, TOKEN_KINDS, TOKEN_ROLES } from "#contract/api-tokens.ts";
import type { User } from "#contract/user.ts";
import { ScopesField } from "./ScopesField.tsx";
import { type FreshToken, useTokenForm } from "./use-token-form.ts";

const DAYS = [7, 30, 90, 180, MAX_TOKEN_DAYS];
const inDays = (days = DEFAULT_TOKEN_DAYS) => formatDate(Date.now() + days * 86_400_000);

interface NewTokenDialogProps {
  user: User;
  onClose: () => void;
  onFresh: (fresh: FreshToken) => void;
}

export function NewTokenDialog({ user, onClose, onFresh }: NewTokenDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const { form, save, chooseRole, isConfirming, confirmed, giveUp } = useTokenForm({ canEdit: canEdit(user), onFresh });
  const { errors, isSubmitting } = form.formState;
  const [kind, role, days] = form.watch(["kind", "role", "days"]);
  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("tokens.new")}
      description={t("tokens.form.once")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isSubmitting}
            pendingLabel={t("tokens.form.creating")}
          >
            {t("tokens.form.create")}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-5">
          {errors.root?.message && (
            <Note role="alert" tone="danger">
              {errors.root.message}
            </Note>
          )}
          <div className="grid gap-4 sm:grid-cols-2">
            <FormText
              control={form.control}
              name="name"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog that the person opened
              autoFocus
              label={t("tokens.form.name")}
              hint={t("tokens.form.name_hint")}
            />
            <Select
              label={t("tokens.form.expires")}
              hint={t("tokens.form.days_hint", { date: inDays(days) })}
              options={DAYS.map((count) => ({ id: String(count), label: t("tokens.form.days", { count }) }))}
              value={String(days)}
              onChange={(id) => form.setValue("days", Number(id))}
            />
          </div>
          {canManage(user) && (
            <RadioCards
              look="pairs"
              label={t("tokens.form.kind")}
              options={TOKEN_KINDS.map((id) => ({
                id,
                label: t(`tokens.form.${id}`),
                detail: t(`tokens.form.${id}_may`),
              }))}
              value={kind}
              onChange={(next) => form.setValue("kind", next)}
            />
          )}
          <RadioCards
            look="pairs"
            label={t("tokens.form.role")}
            hint={t("tokens.form.role_hint")}
            options={TOKEN_ROLES.map((id) => ({
              id,
              label: t(`tokens.roles.${id}`),
              detail: t(`tokens.roles.${id}_may`),
              isDisabled: id === "editor" && !canEdit(user),
            }))}
            value={role}
            onChange={chooseRole}
          />
          <ScopesField role={role} />
        </form>
      </FormProvider>
      {isConfirming && <ConfirmPasswordDialog email={user.email} onConfirmed={confirmed} onClose={giveUp} />}
    </Dialog>
  );
}
