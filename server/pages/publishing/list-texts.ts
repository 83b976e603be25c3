import type { Answer, Answers } from "#contract/factsheets.ts";
import type { PageSnapshot } from "#contract/publications.ts";
import { textsOf as subjectTexts } from "#contract/records/subject.ts";
import type { LText } from "#contract/texts.ts";
import type { TextSubject } from "#contract/translations.ts";
import { isBlank } from "#datachain/text.ts";
import { questionsOf } from "#factsheet/conditions.ts";
import type { Question } from "#factsheet/question.ts";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";

/** A text that can be translated, and where it is written. A chain and a factsheet go by the id of what they tell about. */
export type ShownText = {
  readonly subject_type: TextSubject;
  readonly subject_id: string;
  /** A path into its subject: `body`, `questions.{id}.answer`, `placements.{id}.variables.{variable}`. */
  readonly field: string;
  readonly values: LText;
};
type Field = Pick<ShownText, "field" | "values">;

const at = (prefix: string, fields: Readonly<Record<string, LText>>): Field[] =>
  Object.entries(fields).map(([name, values]) => ({ field: `${prefix}${name}`, values }));

const contentTexts = ({ content }: PageSnapshot): Field[] => [
  ...at("", { headline: content.headline, subtitle: content.subtitle, body: content.body }),
  ...(content.image && !content.image.is_decorative ? at("image.", { alt: content.image.alt }) : []),
  ...content.questions.flatMap(({ id, question, answer }) => at(`questions.${id}.`, { question, answer })),
  ...(content.home?.show_announcement ? at("home.", { announcement: content.home.announcement }) : []),
];

const chainTexts = ({ content }: NonNullable<PageSnapshot["chain"]>): Field[] => [
  ...content.placements.flatMap(({ id, variables, actions }) => [
    ...at(`placements.${id}.variables.`, variables),
    ...actions.flatMap((action) => at(`placements.${id}.actions.${action.id}.`, { label: action.label })),
  ]),
  ...content.custom_elements.flatMap(({ id, title, description }) =>
    at(`custom_elements.${id}.`, { title, description }),
  ),
  ...content.subchain_instances.flatMap(({ id, title }) => at(`subchain_instances.${id}.`, { title })),
  ...at("undisclosed.", content.undisclosed),
];

const QUESTIONS: ReadonlyMap<string, Question> = new Map(questionsOf(FACTSHEET_TEMPLATE).map((one) => [one.id, one]));
type Row = { readonly id: string; readonly [column: string]: unknown };

/** Only the template tells a text in several languages from another object. */
function answerTexts(id: string, { value, state, reason }: Answer): Field[] {
  const question = QUESTIONS.get(id);
  const columns = question?.columns?.filter(({ kind }) => kind === "text") ?? [];
  const rows = question?.kind === "rows" && Array.isArray(value) ? (value as readonly Row[]) : [];
  return [
    ...(question?.kind === "text" && value ? at(`answers.${id}.`, { value: value as LText }) : []),
    ...rows.flatMap((row) =>
      columns.flatMap((column) => at(`answers.${id}.${row.id}.`, { [column.id]: (row[column.id] ?? {}) as LText })),
    ),
    ...(state === "answered" ? [] : at(`answers.${id}.`, { reason })),
  ];
}

const sheetTexts = (answers: Answers) => Object.entries(answers).flatMap(([id, answer]) => answerTexts(id, answer));

const organizationsIn = ({ subject, chain }: PageSnapshot) => {
  const all = [...(subject?.accountable ? [subject.accountable] : []), ...(chain?.organizations ?? [])];
  return [...new Map(all.map((one) => [one.id, one])).values()];
};

/**
 * Every text a page shows that somebody could translate, each once. Names of devices and organizations are the same in
 * all languages unless somebody says otherwise, so nobody has to.
 */
export function textsOf(snapshot: PageSnapshot): ShownText[] {
  const { page_id, subject, chain, answers, places } = snapshot;
  const of = (subject_type: ShownText["subject_type"], subject_id: string, fields: readonly Field[]): ShownText[] =>
    fields.map((field) => ({ subject_type, subject_id, ...field }));
  const all = [
    ...of("page", page_id, contentTexts(snapshot)),
    ...(subject
      ? of(
          subject.kind,
          subject.id,
          subjectTexts(subject.kind).map((field) => ({ field, values: subject[field] ?? {} })),
        )
      : []),
    ...(subject && chain ? of("datachain", subject.id, chainTexts(chain)) : []),
    ...(subject && answers ? of("factsheet", subject.id, sheetTexts(answers)) : []),
    ...organizationsIn(snapshot).flatMap(({ id, headline, description }) =>
      of("organization", id, at("", { headline, description })),
    ),
    ...places.flatMap(({ id, name }) => of("location", id, at("", { name }))),
  ];
  return all.filter(({ field, values }) => field === "headline" || !isBlank(values));
}
