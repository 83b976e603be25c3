import type { Answer, Answers, Factsheet, SheetQuestion } from "#contract/factsheets.ts";
import type { SharedText } from "#contract/suggestions.ts";
import type { LText } from "#contract/texts.ts";
import { blankAnswer } from "#factsheet/answers.ts";
import { getFactsheet, saveFactsheet } from "#server/factsheets/service.ts";
import { type Edit, inLocales, inNone, type PartTexts, withText } from "./shared-text.ts";

const LENGTHS = { text: 10_000, line: 5000 } as const;

const questionsIn = ({ sections }: Factsheet) => sections.flatMap(({ questions }) => questions);

/** Only texts that are asked and not withheld. Choices, numbers and rows can only be commented on. */
function textOf(question: SheetQuestion, answer: Answer | undefined, locales: readonly string[]): SharedText[] {
  const { id, kind } = question;
  if (!question.is_asked || (kind !== "text" && kind !== "line")) return [];
  if (answer && answer.state !== "answered") return [];
  const value = answer?.value ?? null;
  const values =
    kind === "text" ? inLocales(value as LText | undefined, locales) : inNone(typeof value === "string" ? value : "");
  const max_length = Math.min(question.max ?? LENGTHS[kind], LENGTHS[kind]);
  return [{ part: "factsheet", field: `answers.${id}`, label: null, number: null, max_length, values }];
}

function withEdit(sheet: Factsheet, answers: Answers, edit: Edit): Answers {
  const id = edit.field.slice("answers.".length);
  const question = questionsIn(sheet).find((one) => one.id === id);
  if (!question) return answers;
  const answer = answers[id] ?? blankAnswer(question);
  const value = edit.locale === null ? edit.value : withText((answer.value ?? {}) as LText, edit);
  return { ...answers, [id]: { ...answer, value } };
}

export const sheetTexts: PartTexts = {
  read: async (ctx, id) => {
    const sheet = await getFactsheet(ctx, id);
    return questionsIn(sheet).flatMap((question) => textOf(question, sheet.answers[question.id], sheet.locales));
  },
  write: async (ctx, id, edits) => {
    const sheet = await getFactsheet(ctx, id);
    const answers = edits.reduce((before, edit) => withEdit(sheet, before, edit), sheet.answers);
    return saveFactsheet(ctx, id, { answers, lock_version: sheet.lock_version });
  },
};
