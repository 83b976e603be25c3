import { questionsOf } from "#factsheet/conditions.ts";
import { countAnswers } from "#factsheet/rules.ts";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";
import type { Answer, Answers, Factsheet, SheetFacts } from "#contract/factsheets.ts";

type Judged = Pick<Factsheet, "facts" | "sections" | "answers" | "findings" | "completeness">;

/** Questions that are for staff unless an answer says otherwise. */
const INTERNAL_QUESTIONS = new Set(
  questionsOf(FACTSHEET_TEMPLATE).flatMap(({ id, is_internal }) => (is_internal ? [id] : [])),
);

/** Why something is not said may be read; what was written before it was withheld may not. */
const withoutWithheld = (answer: Answer): Answer =>
  answer.state === "answered" ? answer : { ...answer, value: null, evidence: [] };

const isHiddenIn = (all: Answers) => (id: string) =>
  all[id] ? all[id].visibility === "internal" : INTERNAL_QUESTIONS.has(id);

/** What of the answers anybody may read. */
export const publicAnswers = (all: Answers): Answers =>
  Object.fromEntries(
    Object.entries(all)
      .filter(([id]) => !isHiddenIn(all)(id))
      .map(([id, answer]) => [id, withoutWithheld(answer)]),
  );

/**
 * The sheet for somebody from outside. What follows from the answers is worked out of the public ones alone: which
 * questions are asked, what is missing and how complete the sheet is would otherwise tell of the internal ones.
 */
export function publicSheet(
  all: Answers,
  facts: SheetFacts,
  judge: (answers: Answers, facts: SheetFacts) => Judged,
): Judged {
  const isHidden = isHiddenIn(all);
  const sheet = judge(publicAnswers(all), { ...facts, review_due_on: null });
  return {
    ...sheet,
    findings: sheet.findings.filter(({ field }) => !isHidden(field) && field !== "algorithm.review_due_on"),
    sections: sheet.sections.map((section) => {
      const questions = section.questions.filter(({ id }) => !isHidden(id));
      return { ...section, questions, ...countAnswers(questions) };
    }),
  };
}
