import { useId } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Card, CardHead } from "#admin/ui/Card.tsx";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { FieldProblem } from "#admin/ui/FieldProblem.tsx";
import { Cell, Row, Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import type { Import, ImportColumn } from "#contract/imports.ts";
import type { FieldGroup } from "../import-fields.ts";
import { FieldMenu } from "./FieldMenu.tsx";

interface MatchTableProps {
  ours: Import;
  mapping: Import["mapping"];
  groups: readonly FieldGroup[];
  labels: ReadonlyMap<string, string>;
  taken: ReadonlyMap<string, readonly string[]>;
  isReadOnly: boolean;
  onChange: (column: string, field: string | undefined) => void;
}

/** Anchor of a column, for the error summary. */
export const columnId = (index: number) => `import-column-${index}`;

export function MatchTable(props: MatchTableProps) {
  const { t } = useTranslation();
  const id = useId();
  const { ours, mapping } = props;
  const { columns, mapping_origin } = ours;
  const count = columns.filter(({ name }) => mapping[name] !== undefined).length;
  return (
    <Card aria-labelledby={id} className="overflow-hidden">
      <CardHead id={id} title={t("imports.match.title")} />
      <div className="border-b border-border px-4 py-3 text-muted">
        <p>{t(`imports.match.origin.${mapping_origin}`)}</p>
        <p role="status" className="text-sm tabular-nums">
          {t("imports.match.matched", { count, total: columns.length })}
        </p>
      </div>
      <Table caption={t("imports.match.caption")}>
        <TableHead>
          <ColumnHead width="28%">{t("imports.match.column")}</ColumnHead>
          <ColumnHead>{t("imports.match.samples")}</ColumnHead>
          <ColumnHead width="34%">{t("imports.match.field")}</ColumnHead>
        </TableHead>
        <TableBody>
          {columns.map((column, index) => (
            <ColumnRow key={column.name} column={column} index={index} {...props} />
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

function ColumnRow({
  column: { name, samples },
  index,
  mapping,
  groups,
  labels,
  taken,
  isReadOnly,
  onChange,
}: MatchTableProps & { column: ImportColumn; index: number }) {
  const { t } = useTranslation();
  const field = mapping[name];
  const isTwice = field !== undefined && (taken.get(field)?.length ?? 0) > 1;
  const said = field === undefined ? t("imports.match.left_out") : (labels.get(field) ?? field);
  return (
    <Row>
      <Cell kind="title" className="[overflow-wrap:anywhere]">
        <span className={field === undefined ? "font-normal text-muted" : "font-medium"}>{name}</span>
      </Cell>
      <Cell label={t("imports.match.samples")} kind="wide" className="text-sm text-muted [overflow-wrap:anywhere]">
        {samples.length ? (
          <ul className="flex flex-wrap gap-x-3">
            {samples.map((sample) => (
              <li key={sample}>{sample}</li>
            ))}
          </ul>
        ) : (
          t("imports.match.no_samples")
        )}
      </Cell>
      <Cell label={t("imports.match.field")} kind="wide">
        {isReadOnly ? (
          said
        ) : (
          <div className="flex flex-col gap-1">
            <FieldMenu
              id={columnId(index)}
              column={name}
              field={field}
              said={said}
              groups={groups}
              taken={taken}
              problemId={isTwice ? `${columnId(index)}-problem` : undefined}
              onChange={(next) => onChange(name, next)}
            />
            <FieldProblem
              id={`${columnId(index)}-problem`}
              message={isTwice ? t("imports.match.twice_short") : undefined}
            />
          </div>
        )}
      </Cell>
    </Row>
  );
}
