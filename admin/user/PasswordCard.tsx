import { type BaseSyntheticEvent, useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { FormPassword } from "#admin/frame/FormFields.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { Note } from "#admin/ui/Note.tsx";
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
          {/* lets password managers save the new password under this address */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <FormPassword
            control={form.control}
            name="password"
            label={t("user.password.label")}
            hint={t("user.password.hint")}
            autoComplete="new-password"
            className="w-full"
          />
          <Button type="submit" isPending={isSubmitting} pendingLabel={t("user.password.saving")}>
            {t("user.password.save")}
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
