import { type BaseSyntheticEvent, useId } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { PasswordField } from "#admin/ui/PasswordField.tsx";
import type { PasswordValues } from "./personal-values.ts";

interface PasswordCardProps {
  email: string;
  form: UseFormReturn<PasswordValues>;
  onSave: (event?: BaseSyntheticEvent) => Promise<void>;
}

export function PasswordCard({ email, form, onSave }: PasswordCardProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { isSubmitting, errors } = form.formState;

  return (
    <Card aria-labelledby={titleId}>
      <CardHead id={titleId} title={t("user.password.title")} />
      <CardBody>
        <form noValidate onSubmit={(event) => void onSave(event)} className="flex max-w-140 flex-col items-start gap-4">
          {errors.root?.message && (
            <Note role="alert" tone="danger" title={t("user.not_saved")}>
              {errors.root.message} {t("user.password.kept")}
            </Note>
          )}
          {/* password managers file the new password under the address beside it */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <Controller
            control={form.control}
            name="password"
            render={({ field, fieldState }) => (
              <PasswordField
                label={t("user.password.label")}
                hint={t("user.password.hint")}
                showLabel={t("common.show")}
                hideLabel={t("common.hide")}
                autoComplete="new-password"
                name={field.name}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                errorMessage={fieldState.error?.message}
                ref={field.ref}
                className="w-full"
              />
            )}
          />
          <Button type="submit" isPending={isSubmitting} pendingLabel={t("user.password.saving")}>
            {t("user.password.save")}
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
