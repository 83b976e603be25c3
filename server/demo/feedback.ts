import { sql } from "kysely";
import { FEEDBACK_QUESTIONS, type FeedbackQuestion, optionsOf } from "#contract/feedback-questions.ts";
import { coverPersonal } from "#server/feedback/cover-personal.ts";
import { toStore } from "#server/feedback/take-response.ts";
import { type CommentLocale, commentsOn, formulaLike, outcomes, personal, replies } from "./comments.ts";
import { daysAgo, type World } from "./workshop.ts";
import type { Random } from "./random.ts";

const RESPONSES = 600;
const DAYS = 90;
const HOURS_APART_MS = 5 * 3_600_000;
const CODE_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";

const locales = [
  ["en", 45],
  ["es", 15],
  ["km", 14],
  ["tl", 10],
  ["pt", 8],
  ["fr", 8],
] as const satisfies readonly [CommentLocale, number][];
const channels = [
  ["qr", 70],
  ["web", 25],
  ["staff", 5],
] as const;
/** Most people are content, and choose one of the last answers; one in ten skips a question. */
const [BEST, SKIPPED] = [30, 9];
const LESS_GOOD = [32, 16, 8, 5];
const oldCases = [
  ["answered", 45],
  ["closed", 40],
  ["in_progress", 10],
  ["spam", 5],
] as const;
const newCases = [
  ["new", 75],
  ["in_progress", 20],
  ["answered", 5],
] as const;

const SHORTER_SINCE = 45;

type FeedbackPage = { id: string; headline: { readonly en: string }; place?: string; state: string };
type SeenPage = { id: string; headline: { readonly en: string }; place: string | undefined; code: string };

const newCode = (random: Random) =>
  Array.from({ length: 6 }, () => CODE_LETTERS[random.below(CODE_LETTERS.length)]).join("");

/** A comment opens a case; those older than two weeks are mostly closed. */
function caseOf(random: Random, locale: CommentLocale, comment: string, days: number) {
  const case_status = random.pickWeighted(days < 14 ? newCases : oldCases);
  const public_reply = case_status === "answered" ? JSON.stringify({ [locale]: replies[locale] }) : null;
  return { comment, case_status, public_reply };
}

const NO_CASE = { comment: null, case_status: null, public_reply: null };

/** Some stop half way, some after the first face. */
const askedOf = (at: number) => (at % 10 === 7 ? 1 : at % 10 === 3 ? 3 : FEEDBACK_QUESTIONS.length);

/** Half way through the quarter the texts became shorter, and people rated them easier to understand. */
function answersOf(random: Random, at: number, days: number) {
  const answerTo = (question: FeedbackQuestion) => {
    const options = optionsOf(question).toReversed();
    const chosen = random.pickWeighted<number>([
      [0, BEST],
      ...options.slice(1).map((_, at) => [at + 1, LESS_GOOD[at] ?? 1] as const),
      [options.length, SKIPPED],
    ]);
    const isLong = question === "easy_to_understand" && days > SHORTER_SINCE && at % 3 > 0;
    return options[isLong && chosen < options.length ? Math.min(options.length - 1, chosen + 2) : chosen] ?? null;
  };
  const given = FEEDBACK_QUESTIONS.map((question) => [question, answerTo(question)]);
  return toStore(Object.fromEntries(given.slice(0, askedOf(at))));
}

function commentOf(random: Random, page: SeenPage, locale: CommentLocale, at: number) {
  const oddOne = at % 150 === 75 ? formulaLike[Math.floor(at / 150)] : undefined;
  return oddOne ?? (random.share() < 0.45 ? random.pick(commentsOn(page, locale)) : undefined);
}

function responseOf(world: World, seen: readonly [SeenPage, ...SeenPage[]], customer_id: string, at: number) {
  const { random } = world;
  const page = random.pick(seen);
  const locale = random.pickWeighted(locales);
  const channel = random.pickWeighted(channels);
  const days = random.share() * DAYS;
  const comment = commentOf(random, page, locale, at);
  const submitted_at = daysAgo(world, days);
  return {
    id: world.newId(),
    customer_id,
    page_id: page.id,
    channel,
    locale,
    short_code: channel === "qr" ? page.code : null,
    location_name: channel === "web" ? null : (page.place ?? null),
    answers: answersOf(random, at, days),
    ...(comment ? caseOf(random, locale, comment, days) : NO_CASE),
    submitted_at,
    updated_at: submitted_at,
  };
}

type Response = ReturnType<typeof responseOf>;

/** Assigns cases in progress to a team member. */
const takenOn = (response: Response, staff: string, at: number) => ({
  ...response,
  completed_at: askedOf(at) === FEEDBACK_QUESTIONS.length || response.comment ? response.submitted_at : null,
  assignee_id: response.case_status === "in_progress" || response.case_status === "answered" ? staff : null,
});

/** Public replies, in every language of the guide. */
async function publishOutcomes({ db }: World, responses: readonly Response[]) {
  // both are about signs on the street; the newest was answered recently
  const answered = responses
    .filter(({ case_status, location_name }) => case_status === "answered" && location_name !== null)
    .toSorted((one, other) => Date.parse(other.submitted_at) - Date.parse(one.submitted_at));
  for (const [at, { said, reply }] of outcomes.entries()) {
    const response = answered[at * 7];
    if (!response) continue;
    await db
      .updateTable("feedback_responses")
      .set({
        said: JSON.stringify(said),
        reply_draft: JSON.stringify(reply),
        public_reply: JSON.stringify(reply),
        reply_published_at: sql<string>`least(now(), submitted_at + interval '6 days')`,
      })
      .where("id", "=", response.id)
      .execute();
  }
}

/** Redacted comments, to show the team what they look like. */
async function coverSome({ db, newId, now }: World, pages: readonly SeenPage[], customer_id: string) {
  const rows = personal.map(({ on, locale, text }, at) => {
    const page_id = pages.find(({ headline }) => headline.en.includes(on))?.id ?? null;
    const { text: comment, covered } = coverPersonal(text);
    const submitted_at = new Date(now - (at + 1) * HOURS_APART_MS).toISOString();
    const common = { customer_id, page_id, channel: "web", locale, case_status: "new", submitted_at };
    return {
      text,
      row: { id: newId(), ...common, completed_at: submitted_at, answers: toStore({ feeling: 2 }), comment, covered },
    };
  });
  await db
    .insertInto("feedback_responses")
    .values(rows.map(({ row }) => row))
    .execute();
  await db
    .insertInto("feedback_originals")
    .values(rows.map(({ row, text }) => ({ response_id: row.id, customer_id, comment: text })))
    .execute();
}

type Whose = { readonly customer_id: string; readonly staff: string };

/** Responses on the public pages, over the last quarter. */
export async function insertFeedback(
  world: World,
  pages: readonly FeedbackPage[],
  codes: ReadonlyMap<string | undefined, string>,
  { customer_id, staff }: Whose,
) {
  const [first, ...others] = pages
    .filter(({ state }) => state === "published" || state === "changed")
    .map(({ id, headline, place }): SeenPage => {
      const drawn = newCode(world.random);
      return { id, headline, place, code: codes.get(id) ?? drawn };
    });
  if (!first) return;
  const all = Array.from({ length: RESPONSES }, (_, at) => responseOf(world, [first, ...others], customer_id, at));
  const rows = all.slice(personal.length);
  await world.db
    .insertInto("feedback_responses")
    .values(rows.map((row, at) => takenOn(row, staff, at + personal.length)))
    .execute();
  await publishOutcomes(world, rows);
  await coverSome(world, [first, ...others], customer_id);
}

/** Sets the version that each respondent read, once the pages are published. */
export const nameVersions = ({ db }: World, customer_id: string) =>
  sql`
    update feedback_responses r set publication_number = coalesce(
      (select max(n.number) from publications n where n.page_id = r.page_id and n.published_at <= r.submitted_at), 1)
    where r.customer_id = ${customer_id} and r.page_id is not null`.execute(db);
