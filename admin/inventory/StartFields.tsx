import type { ComponentType } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { uiLocale } from "#admin/i18n/i18n.ts";
import type { Named } from "#admin/records/SearchedPicker.tsx";
import type { Kind } from "#datachain/model.ts";
import { templatesFor } from "#datachain/templates.ts";
import { fieldId } from "#admin/records/field-id.ts";
import type { StartValues } from "./start-values.ts";
import { StartCards } from "./StartCards.tsx";

/** What a field for the record to copy is given. */
export interface OriginalProps {
  id: string;
  label: string;
  value: Named | null;
  onChange: (original: Named | null) => void;
  errorMessage: string | undefined;
}

interface StartFieldsProps {
  kind: Kind;
  /** Finds the record to copy. */
  Picker: ComponentType<OriginalProps>;
  /** A name to begin with, for as long as nobody has written one. */
  onSuggestName: (name: string) => void;
}

/** Where a new record gets its first description from. */
export function StartFields({ kind, Picker, onSuggestName }: StartFieldsProps) {
  const { field } = useController<StartValues, "start">({ name: "start" });
  const choose = (start: string) => {
    field.onChange(start);
    const template = templatesFor(kind).find(({ id }) => id === start);
    if (template) onSuggestName(template.name[uiLocale()] ?? template.name["en"] ?? "");
  };
  return (
    <>
      <StartCards kind={kind} value={field.value} onChange={choose} />
      {field.value === "copy" && <Original Picker={Picker} onSuggestName={onSuggestName} />}
    </>
  );
}

function Original({ Picker, onSuggestName }: Omit<StartFieldsProps, "kind">) {
  const { t } = useTranslation();
  const { field, fieldState } = useController<StartValues, "copy_of">({ name: "copy_of" });
  return (
    <Picker
      id={fieldId("copy_of")}
      label={t("records.start.original")}
      value={field.value}
      onChange={(chosen) => {
        field.onChange(chosen);
        if (chosen) onSuggestName(t("records.start.copy_name", { name: chosen.name }));
      }}
      errorMessage={fieldState.error?.message}
    />
  );
}
