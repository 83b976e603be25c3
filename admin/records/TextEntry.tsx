import { useController } from "react-hook-form";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { directionOf } from "#contract/direction.ts";
import type { Fallbacks } from "#contract/texts.ts";
import { fieldId } from "./field-id.ts";
import { languageTag } from "#admin/i18n/locales.ts";

/** Sets the language on the control, not its label: for spell checking, speech, line height and direction. */
const writtenIn = (locale: string, ref: (element: HTMLElement | null) => void) => (element: HTMLElement | null) => {
  ref(element);
  if (!element) return;
  element.lang = languageTag(locale);
  element.dir = directionOf(locale);
};

/** The content language being edited, and the fallbacks of missing texts. */
export interface Content {
  locale: string;
  fallbacks: Fallbacks | undefined;
}

interface TextEntryProps {
  name: string;
  label: string;
  isReadOnly: boolean;
  hint?: React.ReactNode;
  isRequired?: boolean | undefined;
  /** Focused when the form opens. */
  hasFocus?: boolean | undefined;
  /** Several lines, with a counter for the limit. */
  rows?: number | undefined;
  limit?: number | undefined;
  /** Longer texts are saved, with a warning. */
  advised?: number | undefined;
  type?: "text" | "url" | "email" | "tel" | undefined;
  /** For translated texts. */
  content?: Content | undefined;
}

/** Text field of a record's form. */
export function TextEntry({
  name,
  label,
  isReadOnly,
  hint,
  isRequired = false,
  hasFocus = false,
  rows,
  limit,
  advised = Infinity,
  type = "text",
  content,
}: TextEntryProps) {
  const { t } = useTranslation();
  const {
    field: { ref, ...field },
    fieldState,
  } = useController<Record<string, string>>({ name });
  const value = field.value ?? "";
  const fallback = useFallbackHint(content, name, value);
  const shared = {
    id: fieldId(name),
    label,
    name: field.name,
    value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    isReadOnly,
    optionalLabel: isRequired ? undefined : t("common.optional"),
    hint:
      value.length > advised ? <LongText hint={hint} length={value.length} advised={advised} /> : (fallback ?? hint),
    errorMessage: fieldState.error?.message,
  };
  const control = content ? writtenIn(content.locale, ref) : ref;
  if (rows !== undefined) return <TextArea {...shared} ref={control} rows={rows} limit={limit} />;
  return (
    <TextField
      {...shared}
      ref={control}
      type={type}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- set on the one field a dialog is opened for
      autoFocus={hasFocus}
      {...(hasFocus && { autoComplete: "off" })}
      {...(type === "url" && { inputMode: "url" as const, placeholder: "https://" })}
    />
  );
}

function LongText({ hint, length, advised }: { hint: React.ReactNode; length: number; advised: number }) {
  const { t } = useTranslation();
  return (
    <>
      <span role="status" className="block font-medium text-warning tabular-nums">
        {t("records.long_text", { length, advised })}
      </span>
      {hint}
    </>
  );
}

/** "Shown in English until you translate it: …" */
export function useFallbackHint(content: Content | undefined, name: string, value: string) {
  const { t } = useTranslation();
  const fallback = content?.fallbacks?.[name];
  if (!fallback || value !== "") return undefined;
  const text = fallback.text.length > 160 ? `${fallback.text.slice(0, 160)}…` : fallback.text;
  return t("records.fallback", { language: languageName(fallback.locale), text });
}
