import { formatDate, formatTime } from "#admin/i18n/format.ts";
import { zoneWords } from "#admin/i18n/zone-words.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Avatar } from "#admin/ui/Avatar.tsx";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { Cell, Row, Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { TableSkeleton } from "#admin/ui/TableSkeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { AuditEntry } from "#contract/audit-log.ts";
import { paths } from "#admin/paths.ts";
import type { AuditList } from "./audit-list.ts";
import { Changes } from "./Changes.tsx";
import { useActionWords } from "./action-words.ts";

interface AuditTableProps {
  /** Undefined while loading. */
  entries: readonly AuditEntry[] | undefined;
  list: AuditList;
  isBusy: boolean;
}

export function AuditTable({ entries, list, isBusy }: AuditTableProps) {
  const { t } = useTranslation();
  return (
    <Table caption={t("audit.list.caption")} isBusy={isBusy}>
      <TableHead>
        <ColumnHead stays width={152} {...list.column("at")}>
          {t("audit.columns.at")}
        </ColumnHead>
        <ColumnHead width="20%">{t("audit.columns.who")}</ColumnHead>
        <ColumnHead width="28%">{t("audit.columns.what")}</ColumnHead>
        <ColumnHead>{t("audit.changes")}</ColumnHead>
      </TableHead>
      {entries ? (
        <TableBody>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </TableBody>
      ) : (
        <TableSkeleton columns={4} />
      )}
    </Table>
  );
}

/** All times are the reader's; an entry has the offset of its own day. */
const READERS_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

function EntryRow({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  const actionWords = useActionWords();
  const { at, subject, subject_id } = entry;
  return (
    <Row>
      <Cell kind="title" className="align-top font-normal! whitespace-nowrap">
        <time dateTime={at} className="tabular-nums">
          {formatTime(at)} <span className="text-sm text-muted">{zoneWords(at, READERS_ZONE)}</span>
          <span className="block text-sm text-muted">{formatDate(at)}</span>
        </time>
      </Cell>
      <Cell label={t("audit.columns.who")} className="align-top [overflow-wrap:anywhere]">
        <Who entry={entry} />
      </Cell>
      <Cell label={t("audit.columns.what")} className="align-top [overflow-wrap:anywhere]">
        <span className="min-w-0 max-md:text-end">
          {actionWords(entry.action)}
          {subject && (
            <span className="block text-sm text-muted">
              {subject_id ? (
                <TextLink
                  href={`${paths.auditLog()}?subject_id=${subject_id}`}
                  className="text-muted!"
                  aria-label={t("audit.only_this", { name: subject })}
                >
                  {subject}
                </TextLink>
              ) : (
                subject
              )}
            </span>
          )}
        </span>
      </Cell>
      <Cell label={t("audit.changes")} className="align-top [overflow-wrap:anywhere]">
        <Changes entry={entry} />
      </Cell>
    </Row>
  );
}

function Who({ entry: { actor, actor_kind, action } }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  if (actor)
    return (
      <span className="inline-flex items-center gap-2">
        <Avatar name={actor} isDecorative />
        {actor}
      </span>
    );
  if (actor_kind === "share") return <span className="text-muted">{t("audit.guest")}</span>;
  const isStranger = actor_kind === "user" || action === "session.refused" || action === "password_reset.requested";
  return <span className="text-muted">{isStranger ? t("audit.somebody") : t("audit.system")}</span>;
}
