import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ListCard } from "#admin/lists/ListCard.tsx";
import { ListToolbar } from "#admin/lists/ListToolbar.tsx";
import { SortMenu } from "#admin/lists/SortMenu.tsx";
import { useListState } from "#admin/lists/use-list-state.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { type DeletedType, deletionsApi } from "#contract/deletions.ts";
import { DeletionsTable } from "./DeletionsTable.tsx";

const SORTS = ["deleted_at", "name"] as const;

export const DeletedDevicesPage = () => <DeletionsPage type="device" />;
export const DeletedAlgorithmsPage = () => <DeletionsPage type="algorithm" />;
export const DeletedOrganizationsPage = () => <DeletionsPage type="organization" />;
export const DeletedLabelsPage = () => <DeletionsPage type="label" />;
export const DeletedPagesPage = () => <DeletionsPage type="page" />;

/** Deleted records of one list that can be restored. */
function DeletionsPage({ type }: { type: DeletedType }) {
  const { t } = useTranslation();
  const isWriter = canEdit(useUser());
  return (
    <>
      <PageHead title={t("deletions.title")} subtitle={t("deletions.subtitle")} />
      {isWriter ? <Deletions type={type} /> : <Note>{t("deletions.editors_only")}</Note>}
    </>
  );
}

function Deletions({ type }: { type: DeletedType }) {
  const { t } = useTranslation();
  const list = useListState({ sorts: SORTS, firstSort: "-deleted_at" });
  const { q, sort, page, perPage } = list;
  const asked = query(deletionsApi.list, { query: { type, sort, page, per_page: perPage, ...(q && { q }) } });
  const result = useQuery({ ...asked, placeholderData: keepPreviousData });
  const { deletions, meta } = result.data ?? {};
  const names = { deleted_at: t("deletions.columns.deleted_at"), name: t("deletions.columns.name") };
  return (
    <>
      <ListToolbar
        noun="deletions"
        list={list}
        count={meta?.total_count}
        sortMenu={<SortMenu noun="deletions" list={list} names={names} />}
      />
      <ListCard
        noun="deletions"
        list={list}
        result={result}
        shown={deletions?.length}
        total={meta?.total_count}
        empty={<EmptyState title={t("deletions.list.empty_title")}>{t("deletions.list.empty")}</EmptyState>}
      >
        <DeletionsTable type={type} deletions={deletions} list={list} isBusy={result.isFetching} />
      </ListCard>
    </>
  );
}
