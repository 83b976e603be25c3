import { questionsOf } from "#factsheet/conditions.ts";
import { countAnswers } from "#factsheet/rules.ts";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";
import type { Answer, Answers, Factsheet, SheetFacts } from "#contract/factsheets.ts";

type Judged = Pick<Factsheet, "facts" | "sections" | "answers" | "findings" | "completeness">;

/** Questions that are internal by default. */
const INTERNAL_QUESTIONS = new Set(
  questionsOf(FACTSHEET_TEMPLATE).flatMap(({ id, is_internal }) => (is_internal ? [id] : [])),
);

/** A withheld answer shows its reason, but not its earlier value. */
const withoutWithheld = (answer: Answer): Answer =>
  answer.state === "answered" ? answer : { ...answer, value: null, evidence: [] };

const isHiddenIn = (all: Answers) => (id: string) =>
  all[id] ? all[id].visibility === "internal" : INTERNAL_QUESTIONS.has(id);

export const publicAnswers = (all: Answers): Answers =>
  Object.fromEntries(
    Object.entries(all)
      .filter(([id]) => !isHiddenIn(all)(id))
      .map(([id, answer]) => [id, withoutWithheld(answer)]),
  );

/**
 * The sheet for outsiders, computed from public answers only. Otherwise the asked questions, findings and completeness
 * would reveal internal answers.
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
