import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { TextField } from "#admin/ui/TextField.tsx";
import { fieldId } from "../form/field-id.ts";
import { useFieldLabel } from "../form/field-words.ts";
import type { SiteValues } from "../form/site-values.ts";

interface SettingEntryProps {
  name: "contact_email" | "contact_phone" | "domain" | "slug";
  type?: "text" | "email" | "tel" | undefined;
  hint?: React.ReactNode;
  isReadOnly: boolean;
  isRequired?: boolean | undefined;
}

/** A setting of one line that is the same in every language. */
export function SettingEntry({ name, type = "text", hint, isReadOnly, isRequired = false }: SettingEntryProps) {
  const { t } = useTranslation();
  const label = useFieldLabel();
  const {
    field: { ref, ...field },
    fieldState,
  } = useController<SiteValues, typeof name>({ name });
  return (
    <TextField
      id={fieldId(name)}
      label={label(name)}
      optionalLabel={isRequired ? undefined : t("common.optional")}
      type={type}
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      isReadOnly={isReadOnly}
      hint={hint}
      errorMessage={fieldState.error?.message}
      ref={ref}
    />
  );
}
