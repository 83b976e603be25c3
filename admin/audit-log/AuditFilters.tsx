import { useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { FilterMenu } from "#admin/lists/FilterMenu.tsx";
import { Chip } from "#admin/ui/Chip.tsx";
import { AUDIT_KINDS } from "#contract/audit-actions.ts";
import type { AuditEntry } from "#contract/audit-log.ts";
import { teamApi } from "#contract/team.ts";
import { type AuditList, PERIODS } from "./audit-list.ts";

interface AuditFiltersProps {
  list: AuditList;
  isWhole: boolean;
  entries: readonly AuditEntry[] | undefined;
}

export function AuditFilters({ list, isWhole, entries }: AuditFiltersProps) {
  const { t } = useTranslation();
  const [subject_id] = list.filter("subject_id");
  const subject = entries?.find((entry) => entry.subject_id === subject_id)?.subject;
  return (
    <>
      {!isWhole && <PersonFilter list={list} />}
      <FilterMenu
        noun="audit"
        list={list}
        param="kind"
        label={t("audit.filters.kind")}
        choices={AUDIT_KINDS.map((id) => ({ id, label: t(`audit.kinds.${id}`) }))}
      />
      <FilterMenu
        noun="audit"
        list={list}
        param="days"
        label={t("audit.filters.days")}
        isSingle
        choices={PERIODS.map((id) => ({ id, label: t(`audit.filters.days_${id}`) }))}
      />
      {subject_id && (
        <Chip
          isOn
          onRemove={() => list.setFilter("subject_id", [])}
          removeLabel={t("audit.list.remove_filter", { name: subject ?? t("audit.one_record") })}
        >
          {subject ?? t("audit.one_record")}
        </Chip>
      )}
    </>
  );
}

/** Most members in the searchable menu. */
const PEOPLE = 1000;

function PersonFilter({ list }: { list: AuditList }) {
  const { t } = useTranslation();
  const members = useQuery(query(teamApi.members, { query: { per_page: PEOPLE, sort: "name" } })).data?.members;
  return (
    <FilterMenu
      noun="audit"
      list={list}
      param="person"
      label={t("audit.filters.person")}
      choices={members?.map(({ id, name }) => ({ id, label: name }))}
    />
  );
}
