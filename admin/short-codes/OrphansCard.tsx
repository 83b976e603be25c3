import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { formatNumber, formatRelative } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ListCard } from "#admin/lists/ListCard.tsx";
import { useListState } from "#admin/lists/use-list-state.ts";
import { useOpened } from "#admin/frame/use-opened.ts";
import { Button } from "#admin/ui/Button.tsx";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { Cell, Row, Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { TableSkeleton } from "#admin/ui/TableSkeleton.tsx";
import { type OrphanScan, shortCodesApi } from "#contract/short-codes.ts";

const SORTS = ["scans", "asked", "last_at"] as const;
const WHOLE_CODE = /^[a-z0-9-]{3,32}$/;

/** What people asked for that no code answers, and what to do about it. */
export function OrphansCard({ isWriter }: { isWriter: boolean }) {
  const { t } = useTranslation();
  const list = useListState({ sorts: SORTS, firstSort: "-scans" });
  const asked = { sort: list.sort, page: list.page, per_page: list.perPage };
  const result = useQuery({ ...query(shortCodesApi.orphans, { query: asked }), placeholderData: keepPreviousData });
  const orphans = result.data?.orphans;
  return (
    <>
      <div className="mb-3">
        <Note tone="neutral">{t("codes.orphans.about")}</Note>
      </div>
      <ListCard
        noun="codes"
        list={list}
        result={result}
        shown={orphans?.length}
        total={result.data?.meta.total_count}
        empty={<EmptyState title={t("codes.orphans.empty_title")}>{t("codes.orphans.empty")}</EmptyState>}
      >
        <Table caption={t("codes.orphans.caption")} isBusy={result.isFetching}>
          <TableHead>
            <ColumnHead stays width="20%" {...list.column("asked")}>
              {t("codes.orphans.asked")}
            </ColumnHead>
            <ColumnHead width={96} align="end" {...list.column("scans")}>
              {t("codes.orphans.times")}
            </ColumnHead>
            <ColumnHead>{t("codes.orphans.meant")}</ColumnHead>
            <ColumnHead width={136} {...list.column("last_at")}>
              {t("codes.orphans.last")}
            </ColumnHead>
            <ColumnHead width={176} isHidden>
              {t("codes.orphans.create")}
            </ColumnHead>
          </TableHead>
          {orphans ? (
            <TableBody>
              {orphans.map((orphan) => (
                <OrphanRow key={orphan.asked} orphan={orphan} isWriter={isWriter} />
              ))}
            </TableBody>
          ) : (
            <TableSkeleton columns={5} />
          )}
        </Table>
      </ListCard>
    </>
  );
}

function OrphanRow({ orphan, isWriter }: { orphan: OrphanScan; isWriter: boolean }) {
  const { t } = useTranslation();
  const { open } = useOpened("new");
  const { asked, meant, is_well_formed, scans, last_at } = orphan;
  const nothing = is_well_formed ? t("codes.orphans.well_formed") : t("codes.orphans.nothing_near");
  return (
    <Row>
      <Cell kind="title" className="font-mono [overflow-wrap:anywhere]">
        {asked}
      </Cell>
      <Cell label={t("codes.orphans.times")} align="end">
        {formatNumber(scans)}
      </Cell>
      <Cell label={t("codes.orphans.meant")}>
        {meant ? <span className="font-mono">{meant}</span> : <span className="text-sm text-muted">{nothing}</span>}
      </Cell>
      <Cell label={t("codes.orphans.last")} className="text-muted">
        <time dateTime={last_at}>{formatRelative(last_at)}</time>
      </Cell>
      <Cell kind="actions" align="end">
        {isWriter && !meant && WHOLE_CODE.test(asked) && (
          <Button size="sm" onPress={() => open(asked)}>
            {t("codes.orphans.create")}
          </Button>
        )}
      </Cell>
    </Row>
  );
}
