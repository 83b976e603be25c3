import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Select } from "#admin/ui/Select.tsx";
import { otherSide, type Relation, RELATIONS, relationKey, relationOf, useRelationWords } from "./relation-words.ts";

interface RelationSelectProps {
  value: Relation;
  onChange: (relation: Relation) => void;
}

/** Selects how this page relates to the other. */
export function RelationSelect({ value, onChange }: RelationSelectProps) {
  const { t } = useTranslation();
  const words = useRelationWords();
  return (
    <Select
      label={t("relationships.how")}
      options={RELATIONS.map((relation) => ({ id: relationKey(relation), label: words(relation) }))}
      value={relationKey(value)}
      onChange={(key) => onChange(relationOf(key) ?? value)}
    />
  );
}

/** The sentences both pages will show, before the link is created. */
export function RelationPreview({ relation, name }: { relation: Relation; name: string }) {
  const { t } = useTranslation();
  const { page } = usePageWork();
  const words = useRelationWords();
  return (
    <dl className="rounded-md border border-border bg-bg px-3 py-2 [overflow-wrap:anywhere]">
      <dt className="text-sm text-muted">{t("relationships.here_reads")}</dt>
      <dd>
        {words(relation)} <b>{name}</b>
      </dd>
      <dt className="mt-1 text-sm text-muted">{t("relationships.there_reads")}</dt>
      <dd>
        {words(otherSide(relation))} <b>{page.title}</b>
      </dd>
    </dl>
  );
}
