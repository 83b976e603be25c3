import { Braces, Plus } from "lucide-react";
import { useId } from "react";
import { formatList } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Card, CardHead } from "#admin/ui/Card.tsx";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Cell, Row, Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import { columnsUsed, type ImportRecipe } from "#contract/import-recipe.ts";
import type { Import, ImportColumn } from "#contract/imports.ts";
import type { FieldGroup } from "../import-fields.ts";
import { FieldChoices, FieldMenu } from "./FieldMenu.tsx";
import { columnsByField, fieldsOfColumn } from "./match-draft.ts";

interface MatchTableProps {
  ours: Import;
  recipe: ImportRecipe;
  groups: readonly FieldGroup[];
  labels: ReadonlyMap<string, string>;
  isReadOnly: boolean;
  /** Moves a column from one field to another; without `from` it fills a further field. */
  onChange: (column: string, from: string | undefined, to: string | undefined) => void;
}

/** Anchor of a column, for the error summary. */
export const columnId = (index: number) => `import-column-${index}`;

export function MatchTable(props: MatchTableProps) {
  const { t } = useTranslation();
  const id = useId();
  const { ours, recipe } = props;
  const { columns, recipe_origin } = ours;
  const used = columnsUsed(recipe);
  const count = columns.filter(({ name }) => used.has(name)).length;
  return (
    <Card aria-labelledby={id} className="overflow-hidden">
      <CardHead id={id} title={t("imports.match.title")} />
      <div className="border-b border-border px-4 py-3 text-muted">
        <p>{t(`imports.match.origin.${recipe_origin}`)}</p>
        <p role="status" className="text-sm tabular-nums">
          {t("imports.match.matched", { count, total: columns.length })}
        </p>
      </div>
      <Table caption={t("imports.match.caption")}>
        <TableHead>
          <ColumnHead width="28%">{t("imports.match.column")}</ColumnHead>
          <ColumnHead>{t("imports.match.samples")}</ColumnHead>
          <ColumnHead width="36%">{t("imports.match.field")}</ColumnHead>
        </TableHead>
        <TableBody>
          {columns.map((column, index) => (
            <ColumnRow key={column.name} column={column} index={index} isUsed={used.has(column.name)} {...props} />
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

function ColumnRow(props: MatchTableProps & { column: ImportColumn; index: number; isUsed: boolean }) {
  const { t } = useTranslation();
  const {
    column: { name, samples },
    isUsed,
  } = props;
  return (
    <Row>
      <Cell kind="title" className="[overflow-wrap:anywhere]">
        <span className={isUsed ? "font-medium" : "font-normal text-muted"}>{name}</span>
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
        <ColumnFields {...props} />
      </Cell>
    </Row>
  );
}

/** The fields that a column fills: its own, those it is a part of, and those of numbered columns. */
function ColumnFields({
  column: { name },
  index,
  recipe,
  groups,
  labels,
  isReadOnly,
  onChange,
}: MatchTableProps & { column: ImportColumn; index: number }) {
  const { t } = useTranslation();
  const { fields, groups: further } = recipe;
  const taken = columnsByField(fields);
  const labelOf = (field: string) => labels.get(field) ?? field;
  const filled = fieldsOfColumn(fields, name);
  const own = filled.filter((field) => fields[field]?.length === 1);
  const shared = filled.filter((field) => !own.includes(field));
  const notes = [
    ...shared.map((field) => t("imports.match.part_of", { field: labelOf(field) })),
    ...further.flatMap((group, at) =>
      fieldsOfColumn(group, name).map((field) =>
        t("imports.match.group_of", { number: at + 2, field: labelOf(field) }),
      ),
    ),
  ];
  if (isReadOnly) return formatList([...own.map(labelOf), ...notes]) || t("imports.match.left_out");
  const shown = own.length || notes.length ? own : [undefined];
  const add = (
    <FieldChoices
      trigger={<IconButton icon={Plus} label={t("imports.match.another_field", { column: name })} />}
      chosen={undefined}
      groups={groups}
      taken={taken}
      onChange={(to) => onChange(name, undefined, to)}
    />
  );
  return (
    <div className="flex flex-col gap-1">
      {notes.map((note) => (
        <p
          key={note}
          className="flex min-h-8 items-center gap-1.5 rounded-md border border-dashed border-control px-2 text-sm"
        >
          <Braces size={14} className="flex-none text-muted" aria-hidden />
          {note}
        </p>
      ))}
      {shown.map((field, at) => (
        <div key={field ?? "-"} className="flex items-start gap-1">
          <div className="min-w-0 flex-1">
            <FieldMenu
              id={at === 0 ? columnId(index) : `${columnId(index)}-${at}`}
              column={name}
              field={field}
              said={field === undefined ? t("imports.match.left_out") : labelOf(field)}
              groups={groups}
              taken={taken}
              onChange={(to) => onChange(name, field, to)}
            />
          </div>
          {field !== undefined && at === shown.length - 1 && add}
        </div>
      ))}
      {shown.length === 0 && <div className="flex justify-end">{add}</div>}
    </div>
  );
}
