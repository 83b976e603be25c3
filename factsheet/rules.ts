import { isFilled } from "./answers.ts";
import { answerFindings } from "./checks.ts";
import { conditionsFor, questionsOf } from "./conditions.ts";
import { exportFindings } from "./exports.ts";
import { factFindings } from "./facts.ts";
import type { Column, FactsheetTemplate, Question } from "./question.ts";
import type { Answers, SheetFacts, SheetFinding, SheetQuestion, SheetSection } from "#contract/factsheets.ts";

/** Essential questions weigh less where they are not required. */
const weightOf = ({ weight }: Question, is_required: boolean) => (is_required ? weight : Math.min(weight, 2));

function presentColumn(column: Column) {
  const { expires: _expires, options, is_required, ...rest } = column;
  return { ...rest, ...(options && { options: [...options] }), is_required: is_required ?? false };
}

/** Number of asked and answered questions. */
export function countAnswers(questions: readonly SheetQuestion[]) {
  const asked = questions.filter((question) => question.is_asked);
  return { answered_count: asked.filter((question) => question.is_filled).length, asked_count: asked.length };
}

/** All sections and questions in their current state for this algorithm. */
export function sectionsFor(template: FactsheetTemplate, answers: Answers, facts: SheetFacts): SheetSection[] {
  const { isAsked, isRequired } = conditionsFor(template, answers, facts);
  const present = (question: Question): SheetQuestion => {
    const { asked: _asked, required: _required, options, columns, is_internal, ...rest } = question;
    const is_required = isRequired(question);
    return {
      ...rest,
      ...(options && { options: [...options] }),
      ...(columns && { columns: columns.map(presentColumn) }),
      weight: weightOf(question, is_required),
      is_internal: is_internal ?? false,
      is_required,
      is_asked: isAsked(question),
      is_filled: isFilled(question, answers[question.id], facts.default_locale),
    };
  };
  return template.sections.map(({ id, questions }) => {
    const presented = questions.map(present);
    return { id, questions: presented, ...countAnswers(presented) };
  });
}

/** Weighted share of asked questions with an answer, 0 to 100; rounded down, so 100 means complete. */
export function completenessOf(template: FactsheetTemplate, answers: Answers, facts: SheetFacts): number {
  const { isAsked, isRequired } = conditionsFor(template, answers, facts);
  let [total, filled] = [0, 0];
  for (const question of questionsOf(template)) {
    if (!isAsked(question)) continue;
    const weight = weightOf(question, isRequired(question));
    total += weight;
    if (isFilled(question, answers[question.id], facts.default_locale)) filled += weight;
  }
  return total ? Math.floor((100 * filled) / total) : 100;
}

/** All findings. They never block saving; errors block publishing the algorithm's page. */
export function findingsFor(template: FactsheetTemplate, answers: Answers, facts: SheetFacts): SheetFinding[] {
  const { isAsked, isRequired } = conditionsFor(template, answers, facts);
  const asked = questionsOf(template).filter(isAsked);
  return [
    ...factFindings(answers, facts),
    ...asked.flatMap((question) =>
      answerFindings(question, answers[question.id], { is_required: isRequired(question), facts }),
    ),
    ...exportFindings(asked, answers, facts),
  ];
}

/** Findings by severity. */
export const bySeverity = (findings: readonly SheetFinding[]) => {
  const of = (severity: SheetFinding["severity"]) => findings.filter((finding) => finding.severity === severity);
  return { errors: of("error"), todos: of("todo"), warnings: of("warning") };
};
