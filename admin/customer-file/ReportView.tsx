import { FileArchive } from "lucide-react";
import { formatDateTime, formatList, formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Note } from "#admin/ui/Note.tsx";
import { Cell, Row, Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import type { Conflict, RestoreReport } from "#contract/customer-file.ts";
import { CountTable } from "./CountTable.tsx";
import { formatBytes } from "#admin/i18n/format-bytes.ts";

interface ReportViewProps {
  report: RestoreReport;
  file: File | undefined;
}

/** The report of a dry run. */
export function ReportView({ report, file }: ReportViewProps) {
  const { t } = useTranslation();
  const { conflicts, members, new_taxonomies } = report;
  const codes = conflicts.filter(({ kind }) => kind === "short_code");
  return (
    <>
      <div className="flex items-start gap-3">
        <FileArchive size={24} strokeWidth={1.75} className="flex-none text-muted" aria-hidden />
        <div className="min-w-0">
          <p className="font-bold break-words">{t("data.restore.becomes", { name: report.name })}</p>
          <p className="text-sm break-words text-muted">
            {file && `${file.name} · ${formatBytes(file.size)} · `}
            {t("data.restore.made", { host: report.made_on, time: formatDateTime(report.made_at) })}
          </p>
        </div>
      </div>
      <Figures report={report} />
      <CountTable counts={report.counts} image_bytes={report.image_bytes} />
      {report.missing_image_count > 0 && (
        <Note tone="warning">{t("data.restore.missing_images", { count: report.missing_image_count })}</Note>
      )}
      {new_taxonomies.length > 0 && (
        <Note tone="warning">{t("data.restore.new_taxonomies", { list: formatList(new_taxonomies) })}</Note>
      )}
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} />}
      {codes.length > 0 && <Note tone="warning">{t("data.restore.new_labels", { count: codes.length })}</Note>}
      <Members members={members} />
    </>
  );
}

function Figures({ report }: { report: RestoreReport }) {
  const { t } = useTranslation();
  const figures = [
    [report.row_count, t("data.restore.rows")],
    [report.counts.images, t("data.restore.images")],
    [report.new_id_count, t("data.restore.new_ids")],
    [report.conflicts.length, t("data.restore.conflicts")],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
      {figures.map(([value, label]) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-xl font-bold tabular-nums">{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The rest is in the report that can be downloaded. */
const MOST_SHOWN = 50;

function Conflicts({ conflicts }: { conflicts: readonly Conflict[] }) {
  const { t } = useTranslation();
  const outcome = ({ kind, becomes }: Conflict) => {
    if (becomes === null) return t("data.conflicts.left_out");
    // chosen at random, so the import will choose others than this dry run
    if (kind === "short_code") return t("data.conflicts.new_code");
    return kind === "taxonomy" ? t("data.conflicts.kept_ours") : t("data.conflicts.becomes", { value: becomes });
  };
  const names = [t("data.conflicts.what"), t("data.conflicts.value"), t("data.conflicts.outcome")] as const;
  return (
    <div>
      <Table caption={t("data.conflicts.caption")}>
        <TableHead>
          {names.map((name) => (
            <ColumnHead key={name}>{name}</ColumnHead>
          ))}
        </TableHead>
        <TableBody>
          {conflicts.slice(0, MOST_SHOWN).map((conflict) => (
            <Row key={`${conflict.kind} ${conflict.value}`}>
              <Cell kind="title">{t(`data.conflicts.kinds.${conflict.kind}`)}</Cell>
              <Cell label={names[1]}>{conflict.value}</Cell>
              <Cell label={names[2]}>{outcome(conflict)}</Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
      {conflicts.length > MOST_SHOWN && (
        <p className="mt-2 text-sm text-muted">{t("data.conflicts.more", { count: conflicts.length - MOST_SHOWN })}</p>
      )}
    </div>
  );
}

/** People who keep their access, and people who are only names. */
function Members({ members }: { members: RestoreReport["members"] }) {
  const { t } = useTranslation();
  const [known, others] = [members.filter((one) => one.has_account), members.filter((one) => !one.has_account)];
  const nameOf = ({ name, email }: (typeof members)[number]) => (email ? `${name} (${email})` : name);
  return (
    <div className="flex flex-col gap-2 text-sm">
      <h3 className="text-md font-bold">{t("data.people.title")}</h3>
      {members.length === 0 && <p className="text-muted">{t("data.people.none")}</p>}
      {known.length > 0 && <p>{t("data.people.members", { list: formatList(known.map(nameOf)) })}</p>}
      {others.length > 0 && <p>{t("data.people.names", { list: formatList(others.map(nameOf)) })}</p>}
    </div>
  );
}
