import type { Answer, Answers } from "#contract/factsheets.ts";
import type { PageContent } from "#contract/page-content.ts";
import type { PageSnapshot } from "#contract/publications.ts";
import { textsOf as subjectTexts } from "#contract/records/subject.ts";
import type { LText } from "#contract/texts.ts";
import { filledIn } from "#datachain/text.ts";
import { questionsOf } from "#factsheet/conditions.ts";
import type { Question } from "#factsheet/question.ts";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";

type TrimText = (text: LText) => LText;

export const inLocales = (text: LText, locales: readonly string[]): LText =>
  Object.fromEntries(Object.entries(text).filter(([locale]) => locales.includes(locale)));

/** A page that was published before its site changed languages still has to say something: readers get its old text. */
const trimPublished =
  (locales: readonly string[]): TrimText =>
  (text) =>
    locales.some((locale) => filledIn(text, locale)) ? inLocales(text, locales) : text;

const trimAll = (texts: Readonly<Record<string, LText>>, trim: TrimText) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, trim(text)]));

/** Drops switched-off content. Questions of the home page stay: every page shows them. */
function trimContent(content: PageContent, type: PageSnapshot["type"], trim: TrimText): PageContent {
  const { image, home } = content;
  const questions = type === "home_page" || content.show_faq ? content.questions : [];
  return {
    ...content,
    headline: trim(content.headline),
    subtitle: trim(content.subtitle),
    body: trim(content.body),
    image: image && { ...image, alt: image.is_decorative ? {} : trim(image.alt) },
    questions: questions.map((one) => ({ ...one, question: trim(one.question), answer: trim(one.answer) })),
    home: home && { ...home, announcement: home.show_announcement ? trim(home.announcement) : {} },
  };
}

type Organization = NonNullable<PageSnapshot["chain"]>["organizations"][number];
const trimOrganization = (one: Organization, trim: TrimText): Organization => ({
  ...one,
  name: trim(one.name),
  headline: trim(one.headline),
  description: trim(one.description),
});

const trimSubject = (subject: NonNullable<PageSnapshot["subject"]>, trim: TrimText) => ({
  ...subject,
  name: trim(subject.name),
  ...Object.fromEntries(subjectTexts(subject.kind).map((name) => [name, trim(subject[name] ?? {})])),
  status: subject.status && { ...subject.status, name: trim(subject.status.name) },
  accountable: subject.accountable && trimOrganization(subject.accountable, trim),
  suppliers: subject.suppliers.map((one) => ({ ...one, name: trim(one.name) })),
});

const trimChain = ({ content, organizations, ...chain }: NonNullable<PageSnapshot["chain"]>, trim: TrimText) => ({
  ...chain,
  content: {
    ...content,
    placements: content.placements.map((placement) => ({
      ...placement,
      variables: trimAll(placement.variables, trim),
      actions: placement.actions.map((action) => ({ ...action, label: trim(action.label) })),
    })),
    custom_elements: content.custom_elements.map((one) => ({
      ...one,
      title: trim(one.title),
      description: trim(one.description),
    })),
    subchain_instances: content.subchain_instances.map((one) => ({ ...one, title: trim(one.title) })),
    undisclosed: trimAll(content.undisclosed, trim),
  },
  organizations: organizations.map((one) => trimOrganization(one, trim)),
});

const QUESTIONS: ReadonlyMap<string, Question> = new Map(questionsOf(FACTSHEET_TEMPLATE).map((one) => [one.id, one]));
type Row = { readonly id: string; readonly [column: string]: unknown };

/** Only the template tells a text in several languages from another object. */
function trimValue(id: string, value: Answer["value"], trim: TrimText): Answer["value"] {
  const question = QUESTIONS.get(id);
  if (question?.kind === "text" && value) return trim(value as LText);
  if (question?.kind !== "rows" || !Array.isArray(value)) return value;
  const texts = question.columns?.flatMap((column) => (column.kind === "text" ? [column.id] : [])) ?? [];
  return (value as readonly Row[]).map((row) => ({
    ...row,
    ...Object.fromEntries(texts.flatMap((column) => (row[column] ? [[column, trim(row[column] as LText)]] : []))),
  })) as Answer["value"];
}

const trimAnswers = (answers: Answers, trim: TrimText): Answers =>
  Object.fromEntries(
    Object.entries(answers)
      .filter(([, { visibility }]) => visibility === "public")
      .map(([id, answer]) => [
        id,
        {
          ...answer,
          value: trimValue(id, answer.value, trim),
          reason: answer.state === "answered" ? {} : trim(answer.reason),
        },
      ]),
  );

const trimLabel = ({ names, ...label }: PageSnapshot["labels"][number], trim: TrimText) =>
  names ? { ...label, names: trim(names) } : label;

function trimWith(snapshot: PageSnapshot, trim: TrimText): PageSnapshot {
  const { subject, chain, answers } = snapshot;
  return {
    ...snapshot,
    content: trimContent(snapshot.content, snapshot.type, trim),
    labels: snapshot.labels.map((label) => trimLabel(label, trim)),
    subject: subject && trimSubject(subject, trim),
    chain: chain && trimChain(chain, trim),
    answers: answers && trimAnswers(answers, trim),
    places: snapshot.places.map((place) => ({ ...place, name: trim(place.name) })),
    relations: snapshot.relations.map((relation) => ({ ...relation, title: trim(relation.title) })),
  };
}

/** A page as it is about to be published, with nothing but what its switches and its site's languages show. */
export const trimSnapshot = (snapshot: PageSnapshot): PageSnapshot =>
  trimWith(snapshot, (text) => inLocales(text, snapshot.locales));

/** A published page with nothing but what its site's languages of today show. */
export const trimToSite = <S extends PageSnapshot>(snapshot: S, locales: readonly string[]): S => ({
  ...snapshot,
  ...trimWith(snapshot, trimPublished(locales)),
  locales: [...locales],
});

/** The same for a text that is kept beside the snapshot, such as a card's title. */
export const trimTextToSite = (text: LText, locales: readonly string[]): LText => trimPublished(locales)(text);
