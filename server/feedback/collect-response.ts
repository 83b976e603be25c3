import { sql } from "kysely";
import type { CollectedAnswer } from "#contract/feedback.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { lockNew } from "#server/platform/database/locks.ts";
import { coverPersonal } from "./cover-personal.ts";
import { isTaken, toStore } from "./take-response.ts";
import { emitFeedback } from "./emit-feedback.ts";

/** Tablet clocks may be wrong: clamp times in the future, or long before the tablet can have been out. */
const MOST_DAYS_AGO = 60;
const answeredAt = (time: string) =>
  sql<string>`least(now(), greatest(${time}::timestamptz, now() - make_interval(days => ${sql.lit(MOST_DAYS_AGO)})))`;

/** Includes pages withdrawn or deleted since: the resident has read them. */
async function requirePage({ db, customer_id }: TenantCtx, id: string) {
  const page = await db
    .selectFrom("pages")
    .select(["id", "publication_number"])
    .where("customer_id", "=", customer_id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!page) throw notFound("Page");
  return page;
}

async function findPlaceName({ db, customer_id }: TenantCtx, id: string) {
  const place = await db
    .selectFrom("locations")
    .innerJoin("sites", "sites.customer_id", "locations.customer_id")
    .select(
      sql<string | null>`coalesce(
        nullif(locations.name ->> sites.default_locale, ''),
        (select value from jsonb_each_text(locations.name) where value <> '' order by key limit 1),
        locations.address)`.as("name"),
    )
    .where("locations.customer_id", "=", customer_id)
    .where("locations.id", "=", id)
    .executeTakeFirst();
  if (!place) throw notFound("Place");
  return place.name;
}

function requireSomething({ answers, comment }: CollectedAnswer) {
  if (comment === "" && Object.values(answers).every((answer) => answer === null))
    throw new AppError("invalid_input", "Nothing was answered", {
      fields: { "response.answers": "Nothing was answered" },
    });
}

async function write(ctx: TenantCtx, collected: CollectedAnswer) {
  const { id, page_id, location_id, locale, answers, answered_at } = collected;
  const { publication_number } = await requirePage(ctx, page_id);
  const location_name = location_id ? await findPlaceName(ctx, location_id) : null;
  const { text, covered } = coverPersonal(collected.comment);
  const of = { customer_id: ctx.customer_id };
  const said = { locale, answers: toStore(answers), comment: text || null, covered, case_status: text ? "new" : null };
  const at = { submitted_at: answeredAt(answered_at), completed_at: sql<string>`now()` };
  const written = await ctx.db
    .insertInto("feedback_responses")
    .values({
      id,
      ...of,
      page_id,
      publication_number,
      location_name,
      channel: "staff",
      collected_by: userIdOf(ctx),
      ...said,
      ...at,
    })
    .onConflict((row) => row.column("id").doNothing())
    .executeTakeFirst();
  // the id belongs to another customer: do not reveal that
  if (!written.numInsertedOrUpdatedRows) throw notFound("Feedback");
  if (covered.length)
    await ctx.db
      .insertInto("feedback_originals")
      .values({ response_id: id, ...of, comment: collected.comment })
      .execute();
}

/** Idempotent: the tablet resends until it gets a response. */
export const collectResponse = (ctx: TenantCtx, collected: CollectedAnswer) =>
  inTransaction(ctx, async (ctx) => {
    requireSomething(collected);
    const { id, page_id, location_id, locale } = collected;
    await lockNew(ctx, id);
    if (await isTaken(ctx, id)) return;
    await write(ctx, collected);
    await emitFeedback(ctx, id);
    await audit(ctx, {
      action: "feedback.created",
      subject_type: "feedback",
      subject_id: id,
      after: { channel: "staff", page_id, location_id, locale },
    });
  });
