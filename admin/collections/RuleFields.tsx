import { useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useContentName } from "#admin/session/content-name.ts";
import { Checkbox } from "#admin/ui/Checkbox.tsx";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { TagsField } from "#admin/ui/TagsField.tsx";
import { labelsApi } from "#contract/labels.ts";
import { COLLECTION_RULES, type CollectionSettings } from "#contract/page-content.ts";
import { statusesApi } from "#contract/statuses.ts";

interface RuleProps {
  settings: CollectionSettings;
  onChange: (part: Partial<CollectionSettings>) => void;
  isReadOnly?: boolean | undefined;
}

/** Manual, or by a shared property. */
export function RuleChoice({ settings, onChange, isReadOnly = false }: RuleProps) {
  const { t } = useTranslation();
  return (
    <RadioCards
      label={t("collections.rule")}
      look="pairs"
      isDisabled={isReadOnly}
      options={COLLECTION_RULES.map((id) => ({
        id,
        label: t(`collections.rules.${id}`),
        detail: t(`collections.rule_texts.${id}`),
      }))}
      value={settings.rule}
      onChange={(rule) => onChange({ rule })}
    />
  );
}

/** The property that matching pages share. */
export function RuleFields(props: RuleProps) {
  const { rule } = props.settings;
  if (rule === "label") return <Labels {...props} />;
  if (rule === "status") return <Statuses {...props} />;
  return rule === "type" ? <Types {...props} /> : null;
}

function Labels({ settings, onChange, isReadOnly = false }: RuleProps) {
  const { t } = useTranslation();
  const nameOf = useContentName();
  const { data } = useQuery(query(labelsApi.list, { query: { per_page: 1000 } }));
  return (
    <TagsField
      label={t("collections.labels")}
      hint={t("collections.labels_hint")}
      isDisabled={isReadOnly}
      options={(data?.labels ?? []).map((label) => ({ ...label, label: nameOf(label) }))}
      value={settings.label_ids}
      onChange={(label_ids) => onChange({ label_ids })}
      removeLabel={(name) => t("collections.remove_choice", { name })}
      placeholder={t("records.labels.add")}
      openLabel={t("collections.open_list")}
      emptyLabel={t("collections.no_choice")}
    />
  );
}

function Statuses({ settings, onChange, isReadOnly = false }: RuleProps) {
  const { t } = useTranslation();
  const nameOf = useContentName();
  const { data } = useQuery(query(statusesApi.list, {}));
  return (
    <TagsField
      label={t("collections.statuses")}
      hint={t("collections.statuses_hint")}
      isDisabled={isReadOnly}
      options={(data?.statuses ?? []).map((status) => ({ ...status, label: nameOf(status) }))}
      value={settings.status_ids}
      onChange={(status_ids) => onChange({ status_ids })}
      removeLabel={(name) => t("collections.remove_choice", { name })}
      openLabel={t("collections.open_list")}
      emptyLabel={t("collections.no_choice")}
    />
  );
}

const TYPES = ["device_page", "algorithm_page"] as const;

function Types({ settings, onChange, isReadOnly = false }: RuleProps) {
  const { t } = useTranslation();
  const { types } = settings;
  return (
    <div role="group" aria-labelledby="collection-types" className="flex flex-col gap-2">
      <span id="collection-types" className="text-sm font-medium">
        {t("collections.types")}
      </span>
      {TYPES.map((type) => (
        <Checkbox
          key={type}
          label={t(`collections.type_names.${type}`)}
          isDisabled={isReadOnly}
          isSelected={types.includes(type)}
          onChange={(isOn) => onChange({ types: TYPES.filter((one) => (one === type ? isOn : types.includes(one))) })}
        />
      ))}
    </div>
  );
}
