import { type RawBuilder, sql } from "kysely";
import type * as z from "zod";
import { type FEEDBACK_CHANNELS, type feedbackApi, type FeedbackFigures, SMALL_SAMPLE } from "#contract/feedback.ts";
import { FEEDBACK_QUESTIONS, type FeedbackQuestion, optionsOf } from "#contract/feedback-questions.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { conditionsOf } from "./find-responses.ts";
import { responsesOf } from "./table.ts";

type Query = z.output<typeof feedbackApi.figures.query>;
type Counted = FeedbackFigures["questions"][number];
type AnswerCount<K> = { readonly key: K; readonly answer: string; readonly count: number };

const HUNDREDTHS = 100;
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const withKey = <K>(rows: readonly AnswerCount<K>[], wanted: K) => rows.filter(({ key }) => key === wanted);

/** Per group: the count of each answer to a question, the total, and the resulting figures. */
function tally(question: FeedbackQuestion, rows: readonly AnswerCount<unknown>[]): Omit<Counted, "question"> {
  const options = optionsOf(question);
  const counts = options.map((option) =>
    sumOf(rows.filter(({ answer }) => answer === `${option}`).map(({ count }) => count)),
  );
  const n = sumOf(counts);
  // NaN if an answer is no number
  const mean = sumOf(counts.map((count, at) => count * Number(options[at]))) / n;
  const average = Number.isNaN(mean) ? null : Math.round(mean * HUNDREDTHS) / HUNDREDTHS;
  return { counts, n, average, is_small: n < SMALL_SAMPLE };
}

function grouped<K>({ question }: Query, rows: readonly AnswerCount<K>[]) {
  const keys = [...new Set(rows.map(({ key }) => key))];
  return keys.map((key) => ({ key, ...tally(question, withKey(rows, key)) }));
}

/** Excludes spam, and reported mistakes: they answer no question. */
const counted = (ctx: TenantCtx, query: Query) => {
  const rows = responsesOf(ctx)
    .where("r.kind", "=", "view")
    .where((of) => of.and(conditionsOf(query)))
    .where((of) => of.or([of("r.case_status", "is", null), of("r.case_status", "<>", "spam")]));
  return query.publication === undefined ? rows : rows.where("r.publication_number", "=", query.publication);
};

/** Counts one question's answers, grouped by the key. */
const countBy = <K>(ctx: TenantCtx, query: Query, key: RawBuilder<K>): Promise<AnswerCount<K>[]> =>
  counted(ctx, query)
    .where(sql<boolean>`r.answers ? ${sql.lit(query.question)}`)
    .select([key.as("key"), sql<string>`r.answers ->> ${sql.lit(query.question)}`.as("answer")])
    .select((of) => of.fn.countAll<number>().as("count"))
    .groupBy([sql`1`, sql`2`])
    .orderBy(sql`1`)
    .$castTo<AnswerCount<K>>()
    .execute();

async function countQuestions(ctx: TenantCtx, query: Query): Promise<Counted[]> {
  const given = sql<{ question: string; answer: string }>`lateral jsonb_each_text(r.answers)`;
  const rows = await counted(ctx, query)
    .innerJoin(given.as<"given">(sql`given (question, answer)`), (join) => join.onTrue())
    .select(["given.question as key", "given.answer", (of) => of.fn.countAll<number>().as("count")])
    .groupBy(["given.question", "given.answer"])
    .execute();
  return FEEDBACK_QUESTIONS.map((question) => ({ question, ...tally(question, withKey(rows, question)) }));
}

type Published = { readonly number: number; readonly published_at: string; readonly note: string | null };

const listPublished = ({ db, customer_id }: TenantCtx, page_id: string): Promise<Published[]> =>
  db
    .selectFrom("publications")
    .select(["number", "published_at", "note"])
    .where("customer_id", "=", customer_id)
    .where("page_id", "=", page_id)
    .orderBy("number")
    .execute();

/** Every publication of a page, including those without responses. */
async function countPublications(ctx: TenantCtx, query: Query): Promise<FeedbackFigures["publications"]> {
  if (query.page_id === undefined) return [];
  const [published, rows] = await Promise.all([
    listPublished(ctx, query.page_id),
    countBy(ctx, query, sql<number | null>`r.publication_number`),
  ]);
  const unknown = withKey(rows, null);
  const known = published.map((one) => ({
    ...one,
    ...tally(query.question, withKey(rows, one.number)),
  }));
  return unknown.length
    ? [...known, { number: null, published_at: null, note: null, ...tally(query.question, unknown) }]
    : known;
}

const countAll = (ctx: TenantCtx, query: Query) =>
  counted(ctx, query)
    .select((of) => of.fn.countAll<number>().as("response_count"))
    .select((of) => of.fn.count<number>("r.comment").as("comment_count"))
    .executeTakeFirstOrThrow();

export async function countFigures(ctx: TenantCtx, query: Query): Promise<FeedbackFigures> {
  const week = sql<string>`to_char(date_trunc('week', r.submitted_at at time zone sites.time_zone), 'YYYY-MM-DD')`;
  const [totals, questions, weeks, channels, locales, publications] = await Promise.all([
    countAll(ctx, query),
    countQuestions(ctx, query),
    countBy(ctx, query, week),
    countBy(ctx, query, sql<(typeof FEEDBACK_CHANNELS)[number]>`r.channel`),
    countBy(ctx, query, sql<string>`r.locale`),
    countPublications(ctx, query),
  ]);
  return {
    ...totals,
    questions,
    weeks: grouped(query, weeks).map(({ key, ...rest }) => ({ start: key, ...rest })),
    channels: grouped(query, channels).map(({ key, ...rest }) => ({ channel: key, ...rest })),
    locales: grouped(query, locales).map(({ key, ...rest }) => ({ locale: key, ...rest })),
    publications,
  };
}
