import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ListCard } from "#admin/lists/ListCard.tsx";
import { ListToolbar } from "#admin/lists/ListToolbar.tsx";
import { SortMenu } from "#admin/lists/SortMenu.tsx";
import { type ListState, useListState } from "#admin/lists/use-list-state.ts";
import { useOpened } from "#admin/frame/use-opened.ts";
import { paths } from "#admin/paths.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { Button } from "#admin/ui/Button.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { FilterMenu } from "#admin/lists/FilterMenu.tsx";
import type { Label } from "#contract/labels.ts";
import { labelsQuery } from "./labels-query.ts";
import { LabelsTable } from "./LabelsTable.tsx";
import { LabelDialog } from "./LabelDialog.tsx";
import { LabelUses } from "./LabelUses.tsx";

const SORTS = ["position", "name", "usage_count", "updated_at"] as const;

export function LabelsPage() {
  const { t } = useTranslation();
  const isWriter = canEdit(useUser());
  const { open } = useOpened("new");
  const list = useListState({ sorts: SORTS, filters: ["is_public"] });
  const [is_public] = list.filter("is_public");
  const asked = labelsQuery({
    sort: list.sort,
    ...(list.q && { q: list.q }),
    ...((is_public === "true" || is_public === "false") && { is_public }),
  });
  const result = useQuery({ ...asked, placeholderData: keepPreviousData });
  const labels = result.data?.labels;
  const shown = labels?.slice((list.page - 1) * list.perPage, list.page * list.perPage);
  const create = isWriter && (
    <Button variant="primary" icon={Plus} onPress={() => open("label")}>
      {t("labels.new")}
    </Button>
  );
  const names = Object.fromEntries(SORTS.map((sort) => [sort, t(`labels.columns.${sort}`)])) as Record<
    (typeof SORTS)[number],
    string
  >;

  return (
    <>
      <PageHead
        title={t("labels.title")}
        subtitle={t("labels.subtitle")}
        actions={labels?.length !== 0 || list.isFiltered ? create : undefined}
      />
      <ListToolbar
        noun="labels"
        list={list}
        count={labels?.length}
        sortMenu={<SortMenu noun="labels" list={list} names={names} />}
      >
        <VisibilityFilter list={list} />
      </ListToolbar>
      <ListCard
        noun="labels"
        list={list}
        result={result}
        shown={shown?.length}
        total={labels?.length}
        deletedHref={isWriter ? paths.deletedLabels() : undefined}
        empty={
          <EmptyState title={t("labels.list.empty_title")} action={create}>
            {t("labels.list.empty")}
          </EmptyState>
        }
      >
        <LabelsTable
          labels={labels}
          shown={shown}
          list={list}
          asked={asked}
          isWriter={isWriter}
          isBusy={result.isFetching}
        />
      </ListCard>
      <LabelPanels labels={labels} isWriter={isWriter} />
    </>
  );
}

function VisibilityFilter({ list }: { list: Pick<ListState, "filter" | "setFilter"> }) {
  const { t } = useTranslation();
  const choices = [
    { id: "true", label: t("labels.public") },
    { id: "false", label: t("labels.internal") },
  ];
  return (
    <FilterMenu
      noun="labels"
      list={list}
      param="is_public"
      label={t("labels.columns.visibility")}
      choices={choices}
      isSingle
    />
  );
}

interface LabelPanelsProps {
  labels: readonly Label[] | undefined;
  isWriter: boolean;
}

/** Overlays of the list: a new label, an edited one, or the uses of one. */
function LabelPanels({ labels, isWriter }: LabelPanelsProps) {
  const [creating, editing, uses] = [useOpened("new"), useOpened("edit"), useOpened("uses")];
  const { locales, isPending } = useContentLocale();
  const find = (id: string | null) => labels?.find((label) => label.id === id);
  const [edited, used] = [find(editing.opened), find(uses.opened)];
  const canOpen = isWriter && !isPending;

  return (
    <>
      {canOpen && creating.opened && <LabelDialog locales={locales} onClose={creating.close} />}
      {canOpen && edited && <LabelDialog key={edited.id} label={edited} locales={locales} onClose={editing.close} />}
      {used && <LabelUses key={used.id} label={used} onClose={uses.close} />}
    </>
  );
}
