import { useController } from "react-hook-form";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ColorField } from "#admin/ui/ColorField.tsx";
import { SWATCH_NAMES, SWATCHES } from "#admin/ui/swatches.ts";
import { fieldId } from "./field-id.ts";

interface ColorEntryProps {
  name: string;
  label: string;
  hint?: React.ReactNode;
  /** Preview below the field. */
  note?: React.ReactNode;
}

/** Colour field of a record's form, with swatches. */
export function ColorEntry({ name, label, hint, note }: ColorEntryProps) {
  const { t } = useTranslation();
  const {
    field: { value, onChange, onBlur, ref },
    fieldState,
  } = useController<Record<string, string>>({ name });
  return (
    <ColorField
      ref={ref}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      id={fieldId(name)}
      label={label}
      hint={hint}
      pickerLabel={t("labels.form.picker")}
      swatches={SWATCH_NAMES.map((id) => ({ value: SWATCHES[id], label: t(`labels.colors.${id}`) }))}
      swatchesLabel={t("labels.form.swatches")}
      note={note}
      errorMessage={fieldState.error?.message}
    />
  );
}
