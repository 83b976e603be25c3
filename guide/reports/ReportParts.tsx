import { languageOf } from "../language-of.ts";
import type { Reading } from "../reading.ts";
import { type Fact, paragraphsOf, type Table } from "./report-texts.ts";

/** Where the words of the report differ from the reader's language: `lang` and `dir`. */
export const reportLanguage = ({ locale }: Pick<Reading, "locale">, written_in: string) =>
  languageOf({ text: "", locale: written_in, isFallback: written_in !== locale });

type Language = ReturnType<typeof reportLanguage>;

/** A text of the report's authors: no markup, blank lines make paragraphs. */
export function Written({ text, language }: { readonly text: string; readonly language: Language }) {
  return paragraphsOf(text).map((paragraph, index) => (
    <p key={index} {...language}>
      {paragraph}
    </p>
  ));
}

/** Keyboards scroll it, too. */
export const SCROLLS = { role: "group", tabIndex: 0 };

/** Scrolls by itself where the screen is narrow. */
export function ReportTable({
  table,
  label,
  language,
  reading,
}: {
  readonly table: Table;
  readonly label: string;
  readonly language: Language;
  readonly reading: Reading;
}) {
  const { columns, rows, total } = table;
  const classOf = (index: number) => (columns[index]?.isNumber ? "g-number" : undefined);
  return (
    <div className="g-scroll" aria-label={label} {...SCROLLS}>
      <table className={`g-table g-report-table${columns.length > 3 ? " g-report-wide" : ""}`}>
        <thead {...reading.ours}>
          <tr>
            {columns.map(({ name }, index) => (
              <th key={name} scope="col" className={classOf(index)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={index} scope="row" {...language}>
                    {cell}
                  </th>
                ) : (
                  <td key={index} className={classOf(index)} {...(columns[index]?.isNumber ? {} : language)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row" {...reading.ours}>
                {total[0]}
              </th>
              {total.slice(1).map((cell, index) => (
                <td
                  key={index}
                  className="g-number"
                  colSpan={total.length === columns.length ? undefined : columns.length - 1}
                >
                  {cell}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

export function FactList({ facts, reading }: { readonly facts: readonly Fact[]; readonly reading: Reading }) {
  return (
    <dl className="g-facts">
      {facts.map(({ name, value, href }, index) => (
        <div key={index}>
          <dt {...reading.ours}>{name}</dt>
          <dd dir="auto">{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
