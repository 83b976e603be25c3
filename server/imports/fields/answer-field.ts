import { ANSWER_PREFIX } from "#contract/import-fields.ts";
import { hasTexts } from "#factsheet/answers.ts";
import { questionsOf } from "#factsheet/conditions.ts";
import type { Column, Question } from "#factsheet/question.ts";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";

export const QUESTIONS: ReadonlyMap<string, Question> = new Map(
  questionsOf(FACTSHEET_TEMPLATE).map((question) => [question.id, question]),
);

/** `factsheet.purpose`; a column of its rows, `factsheet.risks.risk`; or its texts in a language, `factsheet.purpose.km`. */
type AnswerField = { readonly question: Question; readonly column?: Column; readonly locale?: string };

function parseField(field: string): AnswerField | undefined {
  const [id = "", rest, ...more] = field.slice(ANSWER_PREFIX.length).split(".");
  const question = QUESTIONS.get(id);
  if (!question || more.length) return undefined;
  if (rest === undefined) return { question };
  const column = question.columns?.find((one) => one.id === rest);
  if (column) return { question, column };
  return hasTexts(question) && rest ? { question, locale: rest } : undefined;
}

/** Asked for every cell. People may send any field, so only some are kept. */
const parsed = new Map<string, AnswerField | undefined>();
const MAX_PARSED = 5000;

export function answerFieldOf(field: string): AnswerField | undefined {
  if (!field.startsWith(ANSWER_PREFIX)) return undefined;
  if (parsed.has(field)) return parsed.get(field);
  if (parsed.size >= MAX_PARSED) parsed.clear();
  const found = parseField(field);
  parsed.set(field, found);
  return found;
}

/** The column of a question's rows that a field fills. */
export const rowColumnOf = (field: string): Column | undefined => answerFieldOf(field)?.column;

/** `factsheet.risks.risk` belongs to `factsheet.risks`. */
export function questionField(field: string) {
  const end = field.indexOf(".", ANSWER_PREFIX.length);
  return end < 0 ? field : field.slice(0, end);
}

export const isRowsField = (field: string) => {
  const target = answerFieldOf(field);
  return target?.question.kind === "rows" && !target.column && !target.locale;
};

/** The columns of a question's rows, as targets. */
export const rowFields: readonly string[] = [...QUESTIONS.values()].flatMap(({ id, columns = [] }) =>
  columns.map((column) => `${ANSWER_PREFIX}${id}.${column.id}`),
);
