import type { ReactNode } from "react";
import { asTexts } from "#factsheet/answers.ts";
import type { SheetQuestion } from "#contract/factsheets.ts";
import { writeTextValue } from "../edits.ts";
import { questionLabel } from "../sheet-words.ts";
import type { AnswerFieldProps } from "./answer-field-props.ts";
import { ChoiceField } from "./ChoiceField.tsx";
import { ChoicesField } from "./ChoicesField.tsx";
import { CountriesField } from "./CountriesField.tsx";
import { DayField } from "./DayField.tsx";
import { LineField } from "./LineField.tsx";
import { LocalTextField } from "./LocalTextField.tsx";
import { RowsField } from "./RowsField.tsx";
import { SheetNumberField } from "./SheetNumberField.tsx";
import { WordsField } from "./WordsField.tsx";
import { YesNoField } from "./YesNoField.tsx";

type KindProps = AnswerFieldProps & { label: string };

const TextAnswer = ({ question, value, onValue, label }: KindProps) => (
  <LocalTextField
    label={label}
    isLabelHidden
    texts={asTexts(value)}
    limit={question.max}
    rows={(question.max ?? 0) > 600 ? 4 : 2}
    onText={(locale, text) => onValue(writeTextValue(locale, text), locale)}
  />
);

const LineAnswer = ({ question, value, onValue, label }: KindProps) => (
  <LineField
    label={label}
    isLabelHidden
    type={question.kind === "url" ? "url" : "line"}
    value={typeof value === "string" ? value : ""}
    onChange={(text) => onValue(() => text || null, "line")}
  />
);

const NumberAnswer = ({ question, value, onValue, label }: KindProps) => (
  <SheetNumberField
    label={label}
    isLabelHidden
    limits={question}
    value={typeof value === "number" ? value : null}
    onChange={(number) => onValue(() => number, "number")}
  />
);

const YesNoAnswer = ({ value, onValue, label }: KindProps) => (
  <YesNoField
    label={label}
    value={typeof value === "boolean" ? value : null}
    onChange={(isYes) => onValue(() => isYes)}
  />
);

const DayAnswer = ({ value, onValue, label }: KindProps) => (
  <DayField
    label={label}
    isLabelHidden
    value={typeof value === "string" ? value : null}
    onChange={(day) => onValue(() => day)}
  />
);

const BY_KIND: Record<SheetQuestion["kind"], (props: KindProps) => ReactNode> = {
  text: TextAnswer,
  line: LineAnswer,
  url: LineAnswer,
  choice: ChoiceField,
  choices: ChoicesField,
  countries: CountriesField,
  words: WordsField,
  number: NumberAnswer,
  yes_no: YesNoAnswer,
  day: DayAnswer,
  rows: RowsField,
};

/** Control for a kind of question, labelled by the question above. */
export function AnswerField(props: AnswerFieldProps) {
  const Field = BY_KIND[props.question.kind];
  return <Field {...props} label={questionLabel(props.question.id)} />;
}
