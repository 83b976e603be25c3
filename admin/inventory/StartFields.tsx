import { type ComponentType, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { Named } from "#admin/records/SearchedPicker.tsx";
import type { Kind } from "#datachain/model.ts";
import { templateIds } from "#datachain/template-ids.ts";
import { fieldId } from "#admin/records/field-id.ts";
import type { StartValues } from "./start-values.ts";
import { StartCards } from "./StartCards.tsx";

/** Props of the picker for the record to copy. */
export interface OriginalProps {
  id: string;
  label: string;
  value: Named | null;
  onChange: (original: Named | null) => void;
  errorMessage: string | undefined;
}

interface StartFieldsProps {
  kind: Kind;
  /** Picks the record to copy. */
  Picker: ComponentType<OriginalProps>;
}

/** Suggests a name until someone types one. */
function useSuggestedName() {
  const form = useFormContext<{ name: string }>();
  const [suggested, setSuggested] = useState("");
  return (name: string) => {
    const written = form.getValues("name");
    if (written !== "" && written !== suggested) return;
    form.setValue("name", name, { shouldDirty: true });
    form.clearErrors("name");
    setSuggested(name);
  };
}

/** Chooses where a new record gets its first description from. */
export function StartFields({ kind, Picker }: StartFieldsProps) {
  const { t } = useTranslation();
  const suggest = useSuggestedName();
  const { field } = useController<StartValues, "start">({ name: "start" });
  const choose = (start: string) => {
    field.onChange(start);
    const template = templateIds(kind).find((id) => id === start);
    if (template) suggest(t(`templates.${template}.name`));
  };
  return (
    <>
      <StartCards kind={kind} value={field.value} onChange={choose} />
      {field.value === "copy" && <Original Picker={Picker} onSuggestName={suggest} />}
    </>
  );
}

interface OriginalEntryProps extends Pick<StartFieldsProps, "Picker"> {
  onSuggestName: (name: string) => void;
}

function Original({ Picker, onSuggestName }: OriginalEntryProps) {
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
