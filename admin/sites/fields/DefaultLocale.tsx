import { useController, useWatch } from "react-hook-form";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Select } from "#admin/ui/Select.tsx";
import { fieldId } from "#admin/records/field-id.ts";
import type { SiteValues } from "../form/site-values.ts";
import { languageName } from "#admin/i18n/languages.ts";

export function DefaultLocale({ isReadOnly }: { isReadOnly: boolean }) {
  const { t } = useTranslation();
  const locales = useWatch<SiteValues, "locales">({ name: "locales" });
  const {
    field: { ref, ...field },
    fieldState,
  } = useController<SiteValues, "default_locale">({ name: "default_locale" });
  return (
    <Select
      id={fieldId("default_locale")}
      label={t("sites.field.default_locale")}
      hint={t("sites.languages.default_hint")}
      options={locales.map((id) => ({ id, label: languageName(id) }))}
      value={field.value || null}
      onChange={field.onChange}
      isDisabled={isReadOnly}
      errorMessage={fieldState.error?.message}
      ref={ref}
      className="max-w-90"
    />
  );
}
