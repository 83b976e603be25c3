import type { Download } from "#contract/endpoint.ts";
import { fileNameOf, inLanguage } from "#contract/import-fields.ts";
import { ALGORITHM } from "#contract/records/algorithm.ts";
import { type Field, type Fields, localizedNames } from "#contract/records/field.ts";
import { asRows, asTexts, asWords, hasTexts } from "#factsheet/answers.ts";
import { questionsOf } from "#factsheet/conditions.ts";
import type { Column as AnswerColumn, Question } from "#factsheet/question.ts";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";
import type { Answer, AnswerRow } from "#contract/factsheets.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import type { TextColumn } from "#server/platform/records/texts.ts";
import { contentLanguage } from "#server/sites/service.ts";
import { datedFileName } from "#server/platform/records/file-name.ts";
import { type FileColumn, tableFile, type TableFormat } from "#server/platform/records/table-file.ts";
import { type FileQuery, type FileRecord, readRecords } from "./read-records.ts";
import type { AlgorithmRow } from "./table.ts";

type Cell = string | number | null;

const joined = (values: readonly string[]) => values.join("; ") || null;

type Column = (algorithm: AlgorithmRow, locale: string) => Cell;

function ownColumn(name: keyof typeof ALGORITHM): Column {
  const { kind, is_localized }: Field = ALGORITHM[name];
  if (kind === "organization") return (row) => row[fileNameOf(name) as "deployer"]?.name ?? null;
  if (kind === "choices") return (row) => joined(row[name] as string[]);
  return is_localized
    ? (row, locale) => (row[name] as TextColumn)[locale] ?? null
    : (row) => row[name] as string | null;
}

/** The algorithm's own columns, in order. Keep their names: reports and imports rely on them. */
const COLUMNS: Readonly<Record<string, Column>> = {
  id: ({ id }) => id,
  ...Object.fromEntries(
    (Object.keys(ALGORITHM) as (keyof typeof ALGORITHM)[]).map((name) => [fileNameOf(name), ownColumn(name)]),
  ),
  suppliers: ({ suppliers }) => joined(suppliers.map(({ organization, role }) => `${organization.name} (${role})`)),
  labels: ({ labels }) => joined(labels.map(({ name }) => name)),
  identifiability: ({ identifiability }) => identifiability,
  completeness: ({ completeness }) => completeness,
  page_status: ({ page }) => page?.status ?? null,
  created_at: ({ created_at }) => created_at,
  updated_at: ({ updated_at }) => updated_at,
};

const QUESTIONS: readonly Question[] = questionsOf(FACTSHEET_TEMPLATE);

type Languages = { readonly locale: string; readonly locales: readonly string[] };

const cellsIn = (columns: readonly AnswerColumn[], row: AnswerRow, locale: string) =>
  Object.fromEntries(
    columns.flatMap(({ id, kind }) => {
      const value = kind === "text" ? asTexts(row[id])[locale] : row[id];
      return value === undefined || value === null || value === "" ? [] : [[id, value]];
    }),
  );
const isFilled = (cells: object) => Object.keys(cells).length > 0;

/**
 * Rows as JSON with texts in one language, which can be imported again. Rows keep their places in every language, even if
 * one says nothing.
 */
function rowsCell(
  { columns = [] }: Question,
  rows: readonly AnswerRow[],
  { locale, locales }: Languages,
  of: readonly AnswerColumn[] = columns,
) {
  const kept = rows.filter((row) => locales.some((one) => isFilled(cellsIn(columns, row, one))));
  const plain = kept.map((row) => cellsIn(of, row, locale));
  return plain.some(isFilled) ? JSON.stringify(plain) : null;
}

/** The texts of an answer in a further language. */
function textCell(question: Question, answer: Answer | undefined, languages: Languages): Cell {
  if (!answer) return null;
  const { state, value, reason } = answer;
  const why = reason[languages.locale];
  if (state !== "answered") return why ? `[${state}] ${why}` : null;
  const texts = question.columns?.filter(({ kind }) => kind === "text");
  return texts ? rowsCell(question, asRows(value), languages, texts) : (asTexts(value)[languages.locale] ?? null);
}

/** Withheld answers show their state and reason, to distinguish them from missing ones. */
function answerCell(question: Question, answer: Answer | undefined, languages: Languages): Cell {
  if (!answer) return null;
  const { locale } = languages;
  const { state, value, reason } = answer;
  if (state !== "answered") return `[${state}] ${reason[locale] ?? ""}`.trim();
  if (question.kind === "rows") return rowsCell(question, asRows(value), languages);
  if (question.kind === "text") return asTexts(value)[locale] ?? null;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string" || typeof value === "number") return value;
  return joined(asWords(value));
}

const fields: Fields = ALGORITHM;

const LOCALIZED = localizedNames(ALGORITHM);

/** Texts in the asked language stand under the plain name, those of the site's other languages beside it: `summary (km)`. */
function columnsOf(languages: Languages): FileColumn<FileRecord>[] {
  const { locale, locales } = languages;
  const others = locales.filter((one) => one !== locale).map((other) => ({ locale: other, locales }));
  return [
    ...Object.entries(COLUMNS).map(([name, column]) => ({
      name,
      is_day: fields[name]?.kind === "day",
      cell: ({ algorithm }: FileRecord) => column(algorithm, locale),
    })),
    ...QUESTIONS.map((question) => ({
      name: question.id,
      cell: ({ answers }: FileRecord) => answerCell(question, answers[question.id], languages),
    })),
    ...others.flatMap((other) => [
      ...LOCALIZED.map((name) => ({
        name: inLanguage(name, other.locale),
        cell: ({ algorithm }: FileRecord) => ownColumn(name)(algorithm, other.locale),
      })),
      ...QUESTIONS.filter(hasTexts).map((question) => ({
        name: inLanguage(question.id, other.locale),
        cell: ({ answers }: FileRecord) => textCell(question, answers[question.id], other),
      })),
    ]),
  ];
}

async function exportTable(
  ctx: TenantCtx,
  { locale: asked, ...query }: FileQuery,
  format: TableFormat,
): Promise<Download> {
  const language = await contentLanguage(ctx, asked);
  return {
    filename: await datedFileName(ctx, "algorithms", format),
    stream: tableFile(format, columnsOf(language), readRecords(ctx, query)),
  };
}
export const exportCsv = (ctx: TenantCtx, query: FileQuery) => exportTable(ctx, query, "csv");
export const exportXlsx = (ctx: TenantCtx, query: FileQuery) => exportTable(ctx, query, "xlsx");
