import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { FormPassword } from "#admin/frame/FormFields.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";

/** Field for a new password; shows the requirements before the first attempt. */
export function NewPassword<T extends FieldValues>(props: Omit<ComponentProps<typeof FormPassword<T>>, "label">) {
  const { t } = useTranslation();
  return (
    <FormPassword<T>
      size="lg"
      label={t("auth.new_password")}
      hint={t("auth.new_password_hint")}
      autoComplete="new-password"
      {...props}
    />
  );
}
