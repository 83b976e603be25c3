import type { Download } from "#contract/endpoint.ts";
import { fileNameOf } from "#contract/import-fields.ts";
import { ALGORITHM } from "#contract/records/algorithm.ts";
import type { Field, Fields } from "#contract/records/field.ts";
import { asRows, asTexts, asWords } from "#factsheet/answers.ts";
import { questionsOf } from "#factsheet/conditions.ts";
import type { Question } from "#factsheet/question.ts";
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

/** Rows as JSON with texts in one locale, which can be imported again. */
function rowsCell({ columns = [] }: Question, rows: readonly AnswerRow[], locale: string) {
  const plain = rows.map((row) =>
    Object.fromEntries(
      columns.flatMap(({ id, kind }) => {
        const value = kind === "text" ? asTexts(row[id])[locale] : row[id];
        return value === undefined || value === null || value === "" ? [] : [[id, value]];
      }),
    ),
  );
  const filled = plain.filter((row) => Object.keys(row).length > 0);
  return filled.length ? JSON.stringify(filled) : null;
}

/** Withheld answers show their state and reason, to distinguish them from missing ones. */
function answerCell(question: Question, answer: Answer | undefined, locale: string): Cell {
  if (!answer) return null;
  const { state, value, reason } = answer;
  if (state !== "answered") return `[${state}] ${reason[locale] ?? ""}`.trim();
  if (question.kind === "rows") return rowsCell(question, asRows(value), locale);
  if (question.kind === "text") return asTexts(value)[locale] ?? null;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string" || typeof value === "number") return value;
  return joined(asWords(value));
}

const fields: Fields = ALGORITHM;

const columnsOf = (locale: string): FileColumn<FileRecord>[] => [
  ...Object.entries(COLUMNS).map(([name, column]) => ({
    name,
    is_day: fields[name]?.kind === "day",
    cell: ({ algorithm }: FileRecord) => column(algorithm, locale),
  })),
  ...QUESTIONS.map((question) => ({
    name: question.id,
    cell: ({ answers }: FileRecord) => answerCell(question, answers[question.id], locale),
  })),
];

async function exportTable(
  ctx: TenantCtx,
  { locale: asked, ...query }: FileQuery,
  format: TableFormat,
): Promise<Download> {
  const { locale } = await contentLanguage(ctx, asked);
  return {
    filename: await datedFileName(ctx, "algorithms", format),
    stream: tableFile(format, columnsOf(locale), readRecords(ctx, query)),
  };
}
export const exportCsv = (ctx: TenantCtx, query: FileQuery) => exportTable(ctx, query, "csv");
export const exportXlsx = (ctx: TenantCtx, query: FileQuery) => exportTable(ctx, query, "xlsx");
