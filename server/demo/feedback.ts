import { type CommentLocale, comments, formulaLike, replies } from "./comments.ts";
import { daysAgo, type World } from "./workshop.ts";
import type { Random } from "./random.ts";

const RESPONSES = 600;
const DAYS = 90;
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
/** Most people are content; one in ten passes a question over. */
const answers = [
  [5, 30],
  [4, 32],
  [3, 16],
  [2, 8],
  [1, 5],
  [null, 9],
] as const;
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

type FeedbackPage = { id: string; place?: string; state: string };
type SeenPage = { id: string; place: string | undefined; code: string };

const newCode = (random: Random) =>
  Array.from({ length: 6 }, () => CODE_LETTERS[random.below(CODE_LETTERS.length)]).join("");

/** A comment opens a case; what is older than two weeks has mostly been dealt with. */
function caseOf(random: Random, locale: CommentLocale, comment: string, days: number) {
  const case_status = random.pickWeighted(days < 14 ? newCases : oldCases);
  const public_reply = case_status === "answered" ? JSON.stringify({ [locale]: replies[locale] }) : null;
  return { comment, case_status, public_reply };
}

function commentOf(random: Random, locale: CommentLocale, at: number) {
  const oddOne = at % 150 === 75 ? formulaLike[Math.floor(at / 150)] : undefined;
  return oddOne ?? (random.share() < 0.45 ? random.pick(comments[locale]) : undefined);
}

function responseOf(world: World, seen: readonly [SeenPage, ...SeenPage[]], customer_id: string, at: number) {
  const { random } = world;
  const page = random.pick(seen);
  const locale = random.pickWeighted(locales);
  const channel = random.pickWeighted(channels);
  const days = random.share() * DAYS;
  const comment = commentOf(random, locale, at);
  const submitted_at = daysAgo(world, days);
  return {
    id: world.newId(),
    customer_id,
    page_id: page.id,
    channel,
    locale,
    short_code: channel === "qr" ? page.code : null,
    location_name: channel === "web" ? null : (page.place ?? null),
    feeling: random.pickWeighted(answers),
    helpful: random.pickWeighted(answers),
    easy_to_understand: random.pickWeighted(answers),
    easy_to_reach: random.pickWeighted(answers),
    guide_rating: random.pickWeighted(answers),
    ...(comment ? caseOf(random, locale, comment, days) : { comment: null, case_status: null, public_reply: null }),
    submitted_at,
    updated_at: submitted_at,
  };
}

/** Responses to the pages that the public can see, over the last quarter. */
export async function insertFeedback(
  world: World,
  pages: readonly FeedbackPage[],
  customer_id: string,
  codes: ReadonlyMap<string | undefined, string>,
) {
  const [first, ...others] = pages
    .filter(({ state }) => state === "published" || state === "changed")
    .map(({ id, place }): SeenPage => {
      const drawn = newCode(world.random);
      return { id, place, code: codes.get(id) ?? drawn };
    });
  if (!first) return;
  const rows = Array.from({ length: RESPONSES }, (_, at) => responseOf(world, [first, ...others], customer_id, at));
  await world.db.insertInto("feedback_responses").values(rows).execute();
}
