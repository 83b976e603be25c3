import { type BaseSyntheticEvent, useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { FormText } from "#admin/frame/FormFields.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { UnsavedBar } from "#admin/ui/UnsavedBar.tsx";
import type { User } from "#contract/user.ts";
import { LanguageField } from "./LanguageField.tsx";
import type { ProfileValues } from "./personal-values.ts";

interface ProfileCardProps {
  user: User;
  form: UseFormReturn<ProfileValues>;
  onSave: (event?: BaseSyntheticEvent) => Promise<void>;
}

export function ProfileCard({ user, form, onSave }: ProfileCardProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { isDirty, isSubmitting, errors } = form.formState;

  return (
    <form noValidate onSubmit={(event) => void onSave(event)} className="contents">
      <Card aria-labelledby={titleId}>
        <CardHead id={titleId} title={t("user.profile.title")} />
        <CardBody>
          <div className="flex max-w-140 flex-col gap-5">
            <FormText
              control={form.control}
              name="name"
              label={t("user.profile.name")}
              hint={t("user.profile.name_hint")}
              autoComplete="name"
            />
            {user.email !== undefined && (
              <TextField
                label={t("user.profile.email")}
                hint={t("user.profile.email_hint")}
                value={user.email}
                isReadOnly
              />
            )}
            <LanguageField />
          </div>
        </CardBody>
      </Card>
      {isDirty && (
        <UnsavedBar
          message={t("common.unsaved")}
          problem={
            errors.root?.message && (
              <Note role="alert" tone="danger" title={t("user.not_saved")}>
                {errors.root.message} {t("user.changes_kept")}
              </Note>
            )
          }
          discardLabel={t("common.discard")}
          onDiscard={() => form.reset()}
          saveLabel={t("common.save_changes")}
          savingLabel={t("common.saving")}
          isSaving={isSubmitting}
        />
      )}
    </form>
  );
}
