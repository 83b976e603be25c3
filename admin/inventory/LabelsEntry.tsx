import { useQuery } from "@tanstack/react-query";
import { useController } from "react-hook-form";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { shownName } from "#admin/i18n/shown-name.ts";
import { Tag } from "#admin/ui/Tag.tsx";
import { TagsField } from "#admin/ui/TagsField.tsx";
import { type LabelRef, labelsApi } from "#contract/labels.ts";
import { fieldId } from "#admin/records/field-id.ts";

interface LabelsEntryProps {
  name: string;
  label: string;
  hint?: React.ReactNode;
  isReadOnly: boolean;
}

/** Labels of a record. The form stores their names too, so that two versions can be compared. */
export function LabelsEntry({ name, label, hint, isReadOnly }: LabelsEntryProps) {
  const { t } = useTranslation();
  const { data } = useQuery(query(labelsApi.list, { query: { per_page: 1000 } }));
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<Record<string, LabelRef[]>>({ name });
  const chosen = value ?? [];
  if (isReadOnly) return <Labels label={label} labels={chosen} />;

  const known = [...(data?.labels ?? []), ...chosen.filter(({ id }) => !data?.labels.some((one) => one.id === id))];
  const pick = (ids: readonly string[]) =>
    known.filter((one) => ids.includes(one.id)).map(({ id, name, names, color }) => ({ id, name, names, color }));
  return (
    <TagsField
      id={fieldId(name)}
      label={label}
      optionalLabel={t("common.optional")}
      hint={hint}
      options={known.map((one) => ({ id: one.id, label: shownName(one), color: one.color }))}
      value={chosen.map(({ id }) => id)}
      onChange={(ids) => onChange(pick(ids))}
      onBlur={onBlur}
      removeLabel={(one) => t("records.labels.remove", { name: one })}
      openLabel={t("records.labels.open")}
      emptyLabel={t("records.labels.none")}
      errorMessage={fieldState.error?.message}
      ref={ref}
      className="max-w-110"
    />
  );
}

function Labels({ label, labels }: { label: string; labels: readonly LabelRef[] }) {
  return (
    <div className="flex flex-col gap-1">
      <span className="text-sm font-medium">{label}</span>
      <span className="flex flex-wrap gap-1.5">
        {labels.map((one) => (
          <Tag key={one.id} color={one.color}>
            {shownName(one)}
          </Tag>
        ))}
        {labels.length === 0 && <span className="text-muted">–</span>}
      </span>
    </div>
  );
}
