import type { AnswerRow, AnswerValue as Value } from "#contract/factsheets.ts";
import { guideLocale } from "#contract/guide-locales.ts";
import { PUBLIC_SHEET_WORDS } from "#factsheet/all-words.ts";
import { asRows, asTexts, asWords } from "#factsheet/answers.ts";
import { isWebAddress } from "#factsheet/links.ts";
import type { Column, Question } from "#factsheet/question.ts";
import { Markdown } from "../Markdown.tsx";
import type { Reading } from "../reading.ts";

type Names = Readonly<Record<string, string>>;

type CellProps = {
  readonly reading: Reading;
  readonly id: string;
  readonly kind: Question["kind"];
  readonly value: Value | AnswerRow[string] | undefined;
  /** Labels of the choices; a newer template may have choices without one. */
  readonly options: Names;
};

function Plain({ reading, kind, value, options }: Omit<CellProps, "id">) {
  const { formats, words } = reading;
  const optionOf = (id: string) => options[id] ?? id;
  if (kind === "choices") return <span {...reading.ours}>{formats.list(asWords(value).map(optionOf))}</span>;
  if (kind === "words") return formats.list(asWords(value));
  if (kind === "countries") return formats.list(asWords(value).map(formats.region));
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "number") return formats.number(value);
  if (typeof value !== "string") return null;
  if (kind === "choice") return <span {...reading.ours}>{optionOf(value)}</span>;
  if (kind === "day") return formats.day(value);
  return kind === "url" && isWebAddress(value) ? <a href={value}>{value}</a> : value;
}

function Cell({ reading, id, kind, value, options }: CellProps) {
  if (kind !== "text") return <Plain reading={reading} kind={kind} value={value} options={options} />;
  const text = reading.read(asTexts(value));
  return text ? <Markdown text={text} idPrefix={reading.id(`sheet-${id}-`)} deeper={1} /> : null;
}

const isEmpty = (value: AnswerRow[string] | undefined) =>
  value === undefined ||
  value === null ||
  value === "" ||
  (typeof value === "object" && Object.keys(value).length === 0);

type RowsProps = { readonly reading: Reading; readonly question: Question; readonly rows: readonly AnswerRow[] };

function Rows({ reading, question, rows }: RowsProps) {
  const sheet = PUBLIC_SHEET_WORDS[guideLocale(reading.locale)];
  const names = (sheet.columns as Readonly<Record<string, Names>>)[question.id] ?? {};
  const options =
    (sheet.column_options as Readonly<Record<string, Readonly<Record<string, Names>>>>)[question.id] ?? {};
  const filled = (row: AnswerRow) => (question.columns ?? []).filter((column: Column) => !isEmpty(row[column.id]));
  return (
    <ul className="g-rows">
      {rows.map((row) => (
        <li key={row.id}>
          <dl>
            {filled(row).map(({ id, kind }) => (
              <div key={id}>
                <dt {...reading.ours}>{names[id] ?? id}</dt>
                <dd>
                  <Cell
                    reading={reading}
                    id={`${row.id}-${id}`}
                    kind={kind}
                    value={row[id]}
                    options={options[id] ?? {}}
                  />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

type Props = { readonly reading: Reading; readonly question: Question; readonly value: Value };

/** An answer, rendered by the kind of its question. */
export function AnswerValue({ reading, question, value }: Props) {
  if (question.kind === "rows") return <Rows reading={reading} question={question} rows={asRows(value)} />;
  const options =
    (PUBLIC_SHEET_WORDS[guideLocale(reading.locale)].options as Readonly<Record<string, Names>>)[question.id] ?? {};
  return <Cell reading={reading} id={question.id} kind={question.kind} value={value} options={options} />;
}
