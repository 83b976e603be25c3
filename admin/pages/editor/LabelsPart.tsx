import { useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { fieldElement } from "#admin/content/field-element.ts";
import { usePageContent, usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useContentName } from "#admin/session/content-name.ts";
import { Tag } from "#admin/ui/Tag.tsx";
import { TagsField } from "#admin/ui/TagsField.tsx";
import { labelsApi } from "#contract/labels.ts";

/** The labels residents filter the guide by. */
export function LabelsPart() {
  const { t } = useTranslation();
  const { saver, canEdit } = usePageWork();
  const nameOf = useContentName();
  const ids = usePageContent((content) => content.label_ids);
  const { data } = useQuery(query(labelsApi.list, { query: { per_page: 1000 } }));
  const labels = data?.labels ?? [];
  if (!canEdit)
    return (
      <span className="flex flex-wrap gap-1.5">
        {labels
          .filter(({ id }) => ids.includes(id))
          .map((label) => (
            <Tag key={label.id} color={label.color}>
              {nameOf(label)}
            </Tag>
          ))}
      </span>
    );
  return (
    <TagsField
      id={fieldElement("label_ids")}
      label={t("content.fields.label_ids")}
      isLabelHidden
      hint={t("pages.editor.labels_hint")}
      options={labels.map((label) => ({ id: label.id, label: nameOf(label), color: label.color }))}
      value={ids}
      onChange={(label_ids) => saver.edit((content) => ({ ...content, label_ids }))}
      removeLabel={(name) => t("records.labels.remove", { name })}
      placeholder={t("records.labels.add")}
      openLabel={t("records.labels.open")}
      emptyLabel={t("records.labels.none")}
    />
  );
}
