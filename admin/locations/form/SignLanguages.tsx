import { useController } from "react-hook-form";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { fieldId } from "#admin/records/field-id.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { TagsField } from "#admin/ui/TagsField.tsx";
import type { LocationValues } from "./location-values.ts";

/** Languages of the sign at this place: those of the guide, and any already set. */
export function SignLanguages() {
  const { t } = useTranslation();
  const { locales } = useContentLocale();
  const {
    field: { value, onChange, onBlur },
    fieldState,
  } = useController<LocationValues, "sign_languages">({ name: "sign_languages" });
  const known = [...new Set([...locales, ...value])];
  return (
    <TagsField
      id={fieldId("sign_languages")}
      label={t("locations.field.sign_languages")}
      optionalLabel={t("common.optional")}
      options={known.map((id) => ({ id, label: languageName(id) }))}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      openLabel={t("locations.languages.open")}
      emptyLabel={t("locations.languages.none")}
      removeLabel={(name) => t("locations.languages.remove", { name })}
      errorMessage={fieldState.error?.message}
    />
  );
}
