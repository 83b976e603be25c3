import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { uuidv7 } from "uuidv7";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { MoveButtons } from "#admin/ui/MoveButtons.tsx";
import { VisuallyHidden } from "#admin/ui/VisuallyHidden.tsx";
import { asRows } from "#factsheet/answers.ts";
import type { AnswerRow, SheetFinding } from "#contract/factsheets.ts";
import { addRow, moveRow, removeRow } from "../edits.ts";
import type { AnswerFieldProps } from "./answer-field-props.ts";
import { RowCell } from "./RowCell.tsx";

const MOST = 100;

/** Rows as boxes rather than a table, so that long texts have room. */
export function RowsField(props: AnswerFieldProps & { label: string }) {
  const { value, onValue, findings, label } = props;
  const { t } = useTranslation();
  const [said, setSaid] = useState("");
  const rows = asRows(value);

  const remove = (row: AnswerRow, number: number) => {
    onValue(removeRow(row.id));
    setSaid(t("factsheets.rows.removed", { number }));
  };
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-3">
      {rows.length === 0 && <p className="text-muted">{t("factsheets.rows.none")}</p>}
      {rows.map((row, index) => (
        <Row
          key={row.id}
          row={row}
          place={{ index, total: rows.length }}
          {...props}
          findings={findings.filter(({ row_id }) => row_id === row.id)}
          onRemove={() => remove(row, index + 1)}
        />
      ))}
      {rows.length < MOST ? (
        <Button size="sm" icon={Plus} className="self-start" onPress={() => onValue(addRow(uuidv7()))}>
          {t("factsheets.rows.add")}
        </Button>
      ) : (
        <p className="text-sm text-muted">{t("factsheets.rows.full")}</p>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

interface RowProps extends AnswerFieldProps {
  row: AnswerRow;
  place: { index: number; total: number };
  findings: readonly SheetFinding[];
  onRemove: () => void;
}

function Row({ question, row, place, findings, onValue, onRemove }: RowProps) {
  const { t } = useTranslation();
  const number = place.index + 1;
  const words = {
    up: t("factsheets.rows.up", { number }),
    down: t("factsheets.rows.down", { number }),
    first: t("factsheets.rows.first", { number }),
    last: t("factsheets.rows.last", { number }),
  };
  return (
    <fieldset className="rounded-md border border-border">
      <legend className="sr-only">{t("factsheets.rows.row", { number })}</legend>
      <div className="flex items-center gap-2 border-b border-border bg-sunken px-3 py-1">
        <span aria-hidden="true" className="text-sm font-medium">
          {t("factsheets.rows.row", { number })}
        </span>
        <span className="ms-auto inline-flex items-center">
          <MoveButtons
            words={words}
            index={place.index}
            total={place.total}
            onMove={(step) => onValue(moveRow(row.id, step))}
          />
          <IconButton size="sm" icon={Trash2} label={t("factsheets.rows.remove", { number })} onPress={onRemove} />
        </span>
      </div>
      <div className="grid gap-4 p-3 sm:grid-cols-2">
        {(question.columns ?? []).map((column) => (
          <RowCell
            key={column.id}
            question={question}
            column={column}
            row={row}
            finding={findings.find((finding) => finding.column === column.id)}
            onValue={onValue}
          />
        ))}
      </div>
    </fieldset>
  );
}
