import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ListCard } from "#admin/lists/ListCard.tsx";
import { useListState } from "#admin/lists/use-list-state.ts";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { TableSkeleton } from "#admin/ui/TableSkeleton.tsx";
import { importsApi, type ImportSubject } from "#contract/imports.ts";
import { isWorking } from "../import-steps.ts";
import { EarlierRow } from "./EarlierRow.tsx";

const POLL_MS = 3000;

/** Earlier imports, newest first. */
export function EarlierImports({ subject, isWriter }: { subject: ImportSubject; isWriter: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const list = useListState({ sorts: ["created_at"], firstSort: "-created_at" });
  const asked = { subject: [subject], sort: list.sort, page: list.page, per_page: list.perPage };
  const result = useQuery({
    ...query(importsApi.list, { query: asked }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.imports.some((ours) => isWorking(ours.state)) ? POLL_MS : false),
  });
  const { imports, meta } = result.data ?? {};
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-lg font-bold">
        {t("imports.earlier.title")}
      </h2>
      <ListCard
        noun="imports"
        list={list}
        result={result}
        shown={imports?.length}
        total={meta?.total_count}
        empty={<EmptyState title={t("imports.earlier.empty_title")}>{t("imports.earlier.empty")}</EmptyState>}
      >
        <Table caption={t("imports.earlier.caption")} isBusy={result.isFetching}>
          <TableHead>
            <ColumnHead stays width="34%">
              {t("imports.earlier.file")}
            </ColumnHead>
            <ColumnHead>{t("imports.earlier.state")}</ColumnHead>
            <ColumnHead align="end">{t("imports.earlier.rows")}</ColumnHead>
            <ColumnHead>{t("imports.earlier.when")}</ColumnHead>
            <ColumnHead>{t("imports.earlier.who")}</ColumnHead>
            {isWriter && (
              <ColumnHead width={56} isHidden>
                {t("imports.earlier.actions")}
              </ColumnHead>
            )}
          </TableHead>
          {imports ? (
            <TableBody>
              {imports.map((ours) => (
                <EarlierRow key={ours.id} ours={ours} isWriter={isWriter} />
              ))}
            </TableBody>
          ) : (
            <TableSkeleton columns={isWriter ? 6 : 5} rows={4} />
          )}
        </Table>
      </ListCard>
    </section>
  );
}
