import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { SITE_TEXTS, type Site, type SiteText } from "#contract/sites.ts";
import { fieldId } from "../form/field-id.ts";
import { useFieldLabel } from "../form/field-words.ts";
import type { SiteValues } from "../form/site-values.ts";
import { writtenIn } from "./written-in.ts";
import { nameOf } from "./languages.ts";

interface TextEntryProps {
  name: SiteText;
  site: Site;
  locale: string;
  isReadOnly: boolean;
  hint?: string | undefined;
  isRequired?: boolean | undefined;
  /** Several lines, with a counter. */
  rows?: number | undefined;
  type?: "text" | "url" | undefined;
}

/** A text of the site in the content language, with what residents see as long as it is missing. */
export function TextEntry({
  name,
  site,
  locale,
  isReadOnly,
  hint,
  isRequired = false,
  rows,
  type = "text",
}: TextEntryProps) {
  const { t } = useTranslation();
  const label = useFieldLabel();
  const {
    field: { ref, ...field },
    fieldState,
  } = useController<SiteValues, SiteText>({ name });
  const fallback = useFallbackHint(site, name, field.value);
  const shared = {
    id: fieldId(name),
    label: label(name),
    name: field.name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    isReadOnly,
    optionalLabel: isRequired ? undefined : t("common.optional"),
    hint: fallback ?? hint,
    errorMessage: fieldState.error?.message,
  };
  const inLanguage = writtenIn(locale, ref);
  if (rows !== undefined) return <TextArea {...shared} ref={inLanguage} rows={rows} limit={SITE_TEXTS[name]} />;
  return (
    <TextField
      {...shared}
      ref={inLanguage}
      type={type}
      {...(type === "url" && { inputMode: "url" as const, placeholder: "https://" })}
    />
  );
}

/** "Shown in English until you translate it: …" */
export function useFallbackHint(site: Site, name: SiteText, value: string) {
  const { t } = useTranslation();
  const fallback = site.fallbacks?.[name];
  if (!fallback || value !== "") return undefined;
  const text = fallback.text.length > 160 ? `${fallback.text.slice(0, 160)}…` : fallback.text;
  return t("sites.fallback", { language: nameOf(fallback.locale), text });
}
