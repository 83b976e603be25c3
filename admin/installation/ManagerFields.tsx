import { Controller, useFormContext } from "react-hook-form";
import { sendsMail } from "#admin/api/config.ts";
import { FormText } from "#admin/frame/FormFields.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Select } from "#admin/ui/Select.tsx";
import { UI_LOCALES, type UiLocale } from "#contract/common.ts";
import { ownLanguageName } from "#contract/language-name.ts";

export type ManagerValues = { manager: { email: string; ui_locale?: UiLocale | undefined } };

/** Whom to invite as the first manager, and the language of the mail. In a FormProvider. */
export function ManagerFields() {
  const { t } = useTranslation();
  const { control } = useFormContext<ManagerValues>();
  return (
    <>
      <FormText
        control={control}
        name="manager.email"
        type="email"
        autoComplete="off"
        label={t("installation.new.manager")}
        hint={t("installation.new.manager_hint")}
      />
      {sendsMail() && (
        <Controller
          control={control}
          name="manager.ui_locale"
          render={({ field }) => (
            <Select
              label={t("installation.new.mail_language")}
              options={UI_LOCALES.map((id) => ({ id, label: ownLanguageName(id) }))}
              value={field.value ?? null}
              onChange={field.onChange}
            />
          )}
        />
      )}
    </>
  );
}
