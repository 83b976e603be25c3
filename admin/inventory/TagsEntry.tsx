import { useController } from "react-hook-form";
import { compareWords } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { fieldId } from "#admin/records/field-id.ts";
import { Tag } from "#admin/ui/Tag.tsx";
import { TagsField } from "#admin/ui/TagsField.tsx";

interface TagsEntryProps {
  name: string;
  label: string;
  hint?: string | undefined;
  options: readonly { id: string; label: string }[];
  isReadOnly: boolean;
}

/** Several choices in a record's form. */
export function TagsEntry({ name, label, hint, options, isReadOnly }: TagsEntryProps) {
  const { t } = useTranslation();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<Record<string, string[]>>({ name });
  if (isReadOnly) {
    return (
      <div className="flex flex-col gap-1">
        <span className="text-sm font-medium">{label}</span>
        <span className="flex flex-wrap gap-1.5">
          {options.flatMap((one) => (value.includes(one.id) ? [<Tag key={one.id}>{one.label}</Tag>] : []))}
          {value.length === 0 && <span className="text-muted">–</span>}
        </span>
      </div>
    );
  }
  return (
    <TagsField
      id={fieldId(name)}
      label={label}
      optionalLabel={t("common.optional")}
      hint={hint}
      options={options.toSorted((a, b) => compareWords(a.label, b.label))}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      removeLabel={(tag) => t("algorithms.themes_field.remove", { name: tag })}
      openLabel={t("algorithms.themes_field.open")}
      emptyLabel={t("algorithms.themes_field.none")}
      errorMessage={fieldState.error?.message}
      ref={ref}
      className="max-w-110"
    />
  );
}
