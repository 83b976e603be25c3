import { useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { shownName } from "#admin/i18n/shown-name.ts";
import { Tag } from "#admin/ui/Tag.tsx";
import { TagsField } from "#admin/ui/TagsField.tsx";
import { labelsApi } from "#contract/labels.ts";

interface LabelsPickerProps {
  ids: readonly string[];
  /** Missing if the report can only be read. */
  onChange?: ((ids: string[]) => void) | undefined;
}

/** Labels whose devices and algorithms belong to a technology. */
export function LabelsPicker({ ids, onChange }: LabelsPickerProps) {
  const { t } = useTranslation();
  const { data } = useQuery(query(labelsApi.list, { query: { per_page: 1000 } }));
  const labels = data?.labels ?? [];
  // a deleted one can still be removed
  const gone = data ? ids.filter((id) => !labels.some((label) => label.id === id)) : [];
  const options = [
    ...labels.map((one) => ({ id: one.id, label: shownName(one), color: one.color })),
    ...gone.map((id) => ({ id, label: t("reports.technology.gone"), color: undefined })),
  ];
  if (!onChange)
    return (
      <div className="flex flex-col gap-1.5">
        <span className="text-sm font-medium">{t("reports.technology.labels")}</span>
        <span className="flex flex-wrap gap-1.5">
          {options
            .filter(({ id }) => ids.includes(id))
            .map(({ id, label, color }) => (
              <Tag key={id} color={color}>
                {label}
              </Tag>
            ))}
          {ids.length === 0 && <span className="text-muted">–</span>}
        </span>
      </div>
    );
  return (
    <TagsField
      label={t("reports.technology.labels")}
      hint={t("reports.technology.labels_hint")}
      optionalLabel={t("common.optional")}
      options={options}
      value={ids}
      onChange={onChange}
      removeLabel={(name) => t("records.labels.remove", { name })}
      openLabel={t("records.labels.open")}
      emptyLabel={t("records.labels.none")}
      className="max-w-110"
    />
  );
}
