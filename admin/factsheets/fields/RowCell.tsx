import type { ReactNode } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Checkbox } from "#admin/ui/Checkbox.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { asTexts, asWords } from "#factsheet/answers.ts";
import type { AnswerRow, SheetFinding, SheetQuestion } from "#contract/factsheets.ts";
import { changeCell, toggleChoice } from "../edits.ts";
import { writeText } from "#datachain/text.ts";
import { useFindingWords } from "../finding-words.ts";
import { columnLabel, columnOptionLabel } from "../sheet-words.ts";
import type { AnswerFieldProps } from "./answer-field-props.ts";
import { DayField } from "./DayField.tsx";
import { LineField } from "./LineField.tsx";
import { LocalTextField } from "./LocalTextField.tsx";
import { SheetNumberField } from "./SheetNumberField.tsx";

type Column = NonNullable<SheetQuestion["columns"]>[number];
type Cell = AnswerRow[string] | undefined;

interface KindProps {
  column: Column;
  value: Cell;
  set: (make: (before: Cell) => Cell, group?: string) => void;
  label: string;
  optionalLabel: string | undefined;
  errorMessage: string | undefined;
  optionLabel: (id: string) => string;
}

const emptied = (texts: Record<string, string>) => (Object.keys(texts).length ? texts : null);
const lineOf = (value: Cell) => (typeof value === "string" ? value : "");

const TextCell = ({ column, value, set, label, errorMessage }: KindProps) => (
  <div className="sm:col-span-2">
    <LocalTextField
      label={label}
      texts={asTexts(value)}
      rows={(column.max ?? 0) > 200 ? 2 : 1}
      limit={column.max}
      errorMessage={errorMessage}
      onText={(locale, text) => set((before) => emptied(writeText(asTexts(before), locale, text)), locale)}
    />
  </div>
);

const LineCell = ({ column, value, set, label, optionalLabel, errorMessage }: KindProps) => (
  <LineField
    label={label}
    optionalLabel={optionalLabel}
    errorMessage={errorMessage}
    type={column.kind === "url" ? "url" : "line"}
    value={lineOf(value)}
    onChange={(text) => set(() => text, "line")}
  />
);

function ChoiceCell({ column, value, set, label, optionalLabel, errorMessage, optionLabel }: KindProps) {
  const { t } = useTranslation();
  const options = (column.options ?? []).map((id) => ({ id, label: optionLabel(id) }));
  return (
    <Select
      label={label}
      optionalLabel={optionalLabel}
      errorMessage={errorMessage}
      options={[{ id: "", label: t("factsheets.choice.none") }, ...options]}
      value={lineOf(value)}
      onChange={(id) => set(() => id)}
    />
  );
}

function ChoicesCell({ column, value, set, label, optionLabel }: KindProps) {
  const options = column.options ?? [];
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-1">
      <span className="text-sm font-medium">{label}</span>
      {options.map((id) => (
        <Checkbox
          key={id}
          label={optionLabel(id)}
          isSelected={asWords(value).includes(id)}
          onChange={(isChosen) => set((before) => toggleChoice(id, isChosen, options)(asWords(before)) as string[])}
        />
      ))}
    </div>
  );
}

const NumberCell = ({ column, value, set, label, optionalLabel }: KindProps) => (
  <SheetNumberField
    label={label}
    optionalLabel={optionalLabel}
    limits={column}
    value={typeof value === "number" ? value : null}
    onChange={(number) => set(() => number, "number")}
  />
);

const DayCell = ({ value, set, label, optionalLabel, errorMessage }: KindProps) => (
  <DayField
    label={label}
    optionalLabel={optionalLabel}
    errorMessage={errorMessage}
    value={lineOf(value) || null}
    onChange={(day) => set(() => day)}
  />
);

const BY_KIND: Record<Column["kind"], (props: KindProps) => ReactNode> = {
  text: TextCell,
  line: LineCell,
  url: LineCell,
  choice: ChoiceCell,
  choices: ChoicesCell,
  number: NumberCell,
  day: DayCell,
};

interface RowCellProps {
  question: SheetQuestion;
  column: Column;
  row: AnswerRow;
  finding: SheetFinding | undefined;
  onValue: AnswerFieldProps["onValue"];
}

/** Field of a row, by its column's kind. */
export function RowCell({ question, column, row, finding, onValue }: RowCellProps) {
  const { t } = useTranslation();
  const words = useFindingWords();
  const Field = BY_KIND[column.kind];
  // an untouched new row: not an error yet
  const isUntouched = finding?.code === "row_incomplete" && Object.keys(row).length === 1;
  return (
    <Field
      column={column}
      value={row[column.id]}
      set={(make, group) => onValue(changeCell(row.id, column.id, make), group && `${row.id}:${column.id}:${group}`)}
      label={columnLabel(question.id, column.id)}
      optionalLabel={column.is_required ? undefined : t("common.optional")}
      errorMessage={finding && !isUntouched ? words(finding).text : undefined}
      optionLabel={(id) => columnOptionLabel(question.id, column.id, id)}
    />
  );
}
