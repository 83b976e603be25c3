import * as z from "zod";
import { questionsOf } from "#factsheet/conditions.ts";
import type { Column, Question } from "#factsheet/question.ts";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";
import type { Answers, AnswerValue } from "#contract/factsheets.ts";
import { LText } from "#contract/texts.ts";
import { AppError } from "#server/platform/http/errors.ts";

type Shape = Pick<Column, "options" | "min" | "max">;
const Words = z.array(z.string().max(200)).max(50);
const RowId = z.string().regex(/^[\w-]{1,64}$/, "At most 64 letters, digits, _ and -");

const choice = ({ options = [] }: Shape) => z.enum(options as readonly [string, ...string[]]);
const number = ({ min = -1e15, max = 1e15 }: Shape) => z.number().min(min).max(max);

/** Overlong texts are accepted: they are reported as findings, so that nothing typed is lost. */
const CELL: Record<Column["kind"], (column: Shape) => z.ZodType> = {
  text: () => LText,
  line: () => z.string().max(5000),
  choice,
  choices: (column) => z.array(choice(column)).max(50),
  number,
  url: () => z.string().max(2000),
  day: () => z.iso.date(),
};

function rows({ columns = [] }: Question) {
  const cells = columns.map((column) => [column.id, CELL[column.kind](column).nullable().optional()]);
  return z
    .array(z.strictObject({ id: RowId, ...(Object.fromEntries(cells) as Record<string, z.ZodType>) }))
    .max(100)
    .superRefine((list, refine) => {
      const ids = list.map((row) => row.id);
      ids.forEach((id, at) => {
        if (ids.indexOf(id) !== at)
          refine.addIssue({ code: "custom", path: [at, "id"], message: "Used by another row" });
      });
    });
}

function valueSchema(question: Question): z.ZodType {
  const { kind } = question;
  if (kind === "rows") return rows(question);
  if (kind === "yes_no") return z.boolean();
  if (kind === "words") return Words;
  if (kind === "countries") return z.array(z.string().regex(/^[A-Z]{2}$/, "Enter a country code such as NL")).max(50);
  return CELL[kind](question);
}

const SCHEMAS = new Map(questionsOf(FACTSHEET_TEMPLATE).map((one) => [one.id, valueSchema(one).nullable()]));

function problemsOf(id: string, value: AnswerValue): [string, string][] {
  const schema = SCHEMAS.get(id);
  const path = `factsheet.answers.${id}`;
  if (!schema) return [[path, "Unknown question"]];
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.flatMap((issue) => {
    const at = [path, "value", ...issue.path].join(".");
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key): [string, string] => [`${at}.${key}`, "Unknown field"]);
    return [[at, issue.message]];
  });
}

/** Rejects input no form sends: unknown questions and choices, and values of the wrong type. */
export function checkAnswers(answers: Answers) {
  const problems = Object.entries(answers).flatMap(([id, { value }]) => problemsOf(id, value));
  const [first] = problems;
  if (!first) return;
  throw new AppError("invalid_input", `${first[0]}: ${first[1]}`, { fields: Object.fromEntries(problems) });
}
