import { useController } from "react-hook-form";
import { compareWords } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { fieldId } from "#admin/records/field-id.ts";
import { Tag } from "#admin/ui/Tag.tsx";
import { TagsField } from "#admin/ui/TagsField.tsx";
import { THEMES } from "#contract/algorithms.ts";
import type { AlgorithmValues } from "./algorithm-values.ts";

export function ThemesEntry({ isReadOnly }: { isReadOnly: boolean }) {
  const { t } = useTranslation();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<AlgorithmValues, "themes">({ name: "themes" });
  const label = t("algorithms.field.themes");
  if (isReadOnly) {
    return (
      <div className="flex flex-col gap-1">
        <span className="text-sm font-medium">{label}</span>
        <span className="flex flex-wrap gap-1.5">
          {value.map((theme) => (
            <Tag key={theme}>{t(`algorithms.themes.${theme}`)}</Tag>
          ))}
          {value.length === 0 && <span className="text-muted">–</span>}
        </span>
      </div>
    );
  }
  const options = THEMES.map((id) => ({ id, label: t(`algorithms.themes.${id}`) })).toSorted((a, b) =>
    compareWords(a.label, b.label),
  );
  return (
    <TagsField
      id={fieldId("themes")}
      label={label}
      optionalLabel={t("common.optional")}
      hint={t("algorithms.hint.themes")}
      options={options}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      removeLabel={(name) => t("algorithms.themes_field.remove", { name })}
      openLabel={t("algorithms.themes_field.open")}
      emptyLabel={t("algorithms.themes_field.none")}
      errorMessage={fieldState.error?.message}
      ref={ref}
      className="max-w-110"
    />
  );
}
