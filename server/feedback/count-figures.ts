import { type RawBuilder, sql } from "kysely";
import type * as z from "zod";
import {
  type FEEDBACK_CHANNELS,
  FEEDBACK_QUESTIONS,
  type feedbackApi,
  type FeedbackFigures,
  SMALL_SAMPLE,
} from "#contract/feedback.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { conditionsOf } from "./find-responses.ts";
import { responsesOf } from "./table.ts";

type Query = z.output<typeof feedbackApi.figures.query>;
type Counted = FeedbackFigures["questions"][number];
type FaceCount<K> = { readonly key: K; readonly face: number; readonly count: number };

const FACES = [1, 2, 3, 4, 5] as const;
const HUNDREDTHS = 100;

/** Per group: the count of each face, the total, and the resulting figures. */
function tally(rows: readonly FaceCount<unknown>[]): Omit<Counted, "question"> {
  const counts = FACES.map((face) =>
    rows.filter((row) => row.face === face).reduce((sum, { count }) => sum + count, 0),
  );
  const n = counts.reduce((sum, count) => sum + count, 0);
  const weighed = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  const average = n === 0 ? null : Math.round((weighed / n) * HUNDREDTHS) / HUNDREDTHS;
  return { counts, n, average, is_small: n < SMALL_SAMPLE };
}

function grouped<K>(rows: readonly FaceCount<K>[]) {
  const keys = [...new Set(rows.map(({ key }) => key))];
  return keys.map((key) => ({ key, ...tally(rows.filter((row) => row.key === key)) }));
}

/** Excludes spam. */
const counted = (ctx: TenantCtx, query: Query) => {
  const rows = responsesOf(ctx)
    .where((of) => of.and(conditionsOf(query)))
    .where((of) => of.or([of("r.case_status", "is", null), of("r.case_status", "<>", "spam")]));
  return query.publication === undefined ? rows : rows.where("r.publication_number", "=", query.publication);
};

/** Counts one question's faces, grouped by the key. */
const countBy = <K>(ctx: TenantCtx, query: Query, key: RawBuilder<K>): Promise<FaceCount<K>[]> =>
  counted(ctx, query)
    .where(`r.${query.question}`, "is not", null)
    .select([key.as("key"), sql<number>`${sql.ref(`r.${query.question}`)}::int`.as("face")])
    .select((of) => of.fn.countAll<number>().as("count"))
    .groupBy([sql`1`, sql`2`])
    .orderBy(sql`1`)
    .$castTo<FaceCount<K>>()
    .execute();

async function countQuestions(ctx: TenantCtx, query: Query): Promise<Counted[]> {
  const faces = sql<{ question: string; face: number | null }>`lateral (values
    ${sql.join(FEEDBACK_QUESTIONS.map((question) => sql`(${sql.lit(question)}, ${sql.ref(`r.${question}`)}::int)`))}
  )`.as<"asked">(sql`asked (question, face)`);
  const rows = await counted(ctx, query)
    .innerJoin(faces, (join) => join.onTrue())
    .where("asked.face", "is not", null)
    .select(["asked.question as key", "asked.face", (of) => of.fn.countAll<number>().as("count")])
    .groupBy(["asked.question", "asked.face"])
    .$castTo<FaceCount<string>>()
    .execute();
  return FEEDBACK_QUESTIONS.map((question) => ({ question, ...tally(rows.filter(({ key }) => key === question)) }));
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
  const unknown = rows.filter(({ key }) => key === null);
  const known = published.map((one) => ({ ...one, ...tally(rows.filter(({ key }) => key === one.number)) }));
  return unknown.length ? [...known, { number: null, published_at: null, note: null, ...tally(unknown) }] : known;
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
    weeks: grouped(weeks).map(({ key, ...rest }) => ({ start: key, ...rest })),
    channels: grouped(channels).map(({ key, ...rest }) => ({ channel: key, ...rest })),
    locales: grouped(locales).map(({ key, ...rest }) => ({ locale: key, ...rest })),
    publications,
  };
}
