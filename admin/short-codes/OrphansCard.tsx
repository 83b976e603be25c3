import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { query } from "#admin/api/query.ts";
import { lazyPart } from "#admin/frame/load-page.ts";
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
import { orphanScansApi, type OrphanScan } from "#contract/orphan-scans.ts";

const SendOnDialog = lazyPart(() => import("./SendOnDialog.tsx"), "SendOnDialog");

const SORTS = ["scans", "asked", "last_at"] as const;

/** Scanned or typed codes that do not exist, and what to do about them. */
export function OrphansCard({ isWriter }: { isWriter: boolean }) {
  const { t } = useTranslation();
  const list = useListState({ sorts: SORTS, firstSort: "-scans" });
  const asked = { sort: list.sort, page: list.page, per_page: list.perPage };
  const result = useQuery({ ...query(orphanScansApi.list, { query: asked }), placeholderData: keepPreviousData });
  const orphans = result.data?.orphans;
  const [sending, setSending] = useState<OrphanScan>();
  const { open: showCode } = useOpened("code");
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
            <ColumnHead width={208} isHidden>
              {t("codes.columns.actions")}
            </ColumnHead>
          </TableHead>
          {orphans ? (
            <TableBody>
              {orphans.map((orphan) => (
                <OrphanRow key={orphan.asked} orphan={orphan} isWriter={isWriter} onSendOn={() => setSending(orphan)} />
              ))}
            </TableBody>
          ) : (
            <TableSkeleton columns={5} />
          )}
        </Table>
      </ListCard>
      <Suspense>
        {sending && <SendOnDialog orphan={sending} onClose={() => setSending(undefined)} onShow={showCode} />}
      </Suspense>
    </>
  );
}

/** Why the other code was probably meant. */
function likeness(asked: string, meant: string) {
  if (asked.replaceAll("-", "") === meant.replaceAll("-", "")) return "dash";
  return asked.startsWith(`${meant}/`) ? "start" : "near";
}

interface OrphanRowProps {
  orphan: OrphanScan;
  isWriter: boolean;
  onSendOn: () => void;
}

function OrphanRow({ orphan, isWriter, onSendOn }: OrphanRowProps) {
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
        {meant ? (
          <>
            <span className="font-mono">{meant}</span>
            <span className="block text-sm text-muted">{t(`codes.orphans.like.${likeness(asked, meant)}`)}</span>
          </>
        ) : (
          <span className="text-sm text-muted">{nothing}</span>
        )}
      </Cell>
      <Cell label={t("codes.orphans.last")} className="text-muted">
        <time dateTime={last_at}>{formatRelative(last_at)}</time>
      </Cell>
      <Cell kind="actions" align="end">
        {isWriter && (meant !== null || !is_well_formed) && (
          <Button size="sm" onPress={onSendOn}>
            {meant === null ? t("codes.orphans.send_on") : t("codes.orphans.send_on_to", { code: meant })}
          </Button>
        )}
        {isWriter && meant === null && is_well_formed && (
          <Button size="sm" onPress={() => open(asked)}>
            {t("codes.orphans.create")}
          </Button>
        )}
      </Cell>
    </Row>
  );
}
