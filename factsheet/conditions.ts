import { asRows, choicesOf, isFilled } from "./answers.ts";
import type { Condition, FactsheetTemplate, Question, Test } from "./question.ts";
import type { Answers, SheetFacts } from "#contract/factsheets.ts";

/** Facts that conditions may refer to. */
export const CONDITION_FACTS = ["publication_category", "lifecycle", "algorithm_type", "supplier_roles"] as const;

/** The subset of facts that conditions need. */
type ConditionFacts = Pick<SheetFacts, (typeof CONDITION_FACTS)[number] | "default_locale">;

/** The value of a condition's key: the choices made, and whether there is an answer. */
type Subject = { readonly values: readonly string[]; readonly is_answered: boolean };
const NOTHING: Subject = { values: [], is_answered: false };

function factOf(facts: ConditionFacts, key: string): Subject | undefined {
  const name = CONDITION_FACTS.find((one) => one === key);
  if (!name) return undefined;
  const values = choicesOf(facts[name]);
  return { values, is_answered: values.length > 0 };
}

function passes(test: Test, { values, is_answered }: Subject) {
  if (test === "answered") return is_answered;
  if (test === "unanswered") return !is_answered;
  if ("not" in test) return values.length > 0 && !values.some((value) => test.not.includes(value));
  return values.some((value) => test.includes(value));
}

export const questionsOf = (template: FactsheetTemplate): readonly Question[] =>
  template.sections.flatMap((section) => section.questions);

/** Which questions are asked, and which are required. Answers to questions no longer asked are ignored in conditions. */
export function conditionsFor(template: FactsheetTemplate, answers: Answers, facts: ConditionFacts) {
  const questions = new Map(questionsOf(template).map((question) => [question.id, question]));

  function answerOf(key: string): Subject {
    const [id = "", column] = key.split(".");
    const question = questions.get(id);
    const answer = answers[id];
    if (!question || !answer || !isAsked(question)) return NOTHING;
    const value = answer.state === "answered" ? answer.value : undefined;
    const values = column ? asRows(value).flatMap((row) => choicesOf(row[column])) : choicesOf(value);
    return { values, is_answered: isFilled(question, answer, facts.default_locale) };
  }

  const holds = (condition: Condition) =>
    Object.entries(condition).every(([key, test]) => passes(test, factOf(facts, key) ?? answerOf(key)));

  const isAsked = ({ asked }: Question): boolean => asked === undefined || asked.some(holds);
  const isRequired = (question: Question) =>
    isAsked(question) && (question.required === "always" || (question.required?.some(holds) ?? false));

  return { isAsked, isRequired };
}
