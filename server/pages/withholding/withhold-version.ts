import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type * as z from "zod";
import type { PageSnapshot, publicationsApi } from "#contract/publications.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { holdToChange } from "#server/platform/database/locks.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { audit } from "#server/platform/records/audit.ts";
import { digestOf } from "../publishing/compose-snapshot.ts";
import { findPublication } from "../publishing/list-publications.ts";
import { imagesIn } from "../publishing/write-publication.ts";
import { withoutPart } from "./withhold-part.ts";

type Wanted = z.output<typeof publicationsApi.withhold.body>;

type Row = {
  readonly number: number;
  readonly is_current: boolean;
  readonly has_note: boolean;
  readonly snapshot: PageSnapshot;
};

const refuse = (field: string, message: string) =>
  new AppError("invalid_input", `${field}: ${message}`, { fields: { [field]: message } });

/** In turn: a snapshot may be megabytes. */
async function readVersion({ db, customer_id }: TenantCtx, page_id: string, number: number) {
  const { rows } = await sql<Row>`
    select number, ended_at is null as is_current, note is not null as has_note, snapshot from publications
    where customer_id = ${customer_id} and page_id = ${page_id}::uuid and number = ${number}`.execute(db);
  const [row] = rows;
  if (!row) throw refuse("numbers", `Version ${number} does not exist`);
  if (row.is_current)
    throw new AppError("version_is_public", `Version ${number} is public now: change the page, or withdraw it`, {
      fields: { numbers: `Version ${number} is public now` },
    });
  return row;
}

/** What the version no longer shows without the part; undefined if it does not have it. */
function takeAway({ snapshot, has_note }: Row, field: string | null) {
  const images = imagesIn(snapshot);
  if (field === null) return { image_keys: images };
  if (field === "note") return has_note ? { image_keys: [] } : undefined;
  const left = withoutPart(snapshot, field);
  if (digestOf(left) === digestOf(snapshot)) return undefined;
  const shown = new Set(imagesIn(left));
  return { image_keys: images.filter((key) => !shown.has(key)) };
}

async function requirePage({ db, customer_id }: TenantCtx, id: string) {
  const page = await db
    .selectFrom("pages")
    .select("id")
    .where("customer_id", "=", customer_id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!page) throw notFound("Page");
}

/** Takes earlier versions, or one part of them, from residents. The publications themselves stay as they are. */
export const withholdVersions = (ctx: TenantCtx, page_id: string, { field, reason, ...wanted }: Wanted) =>
  inTransaction(ctx, async (ctx) => {
    await holdToChange(ctx, "pages", [page_id]);
    await requirePage(ctx, page_id);
    const numbers: number[] = [];
    for (const number of new Set(wanted.numbers)) {
      const taken = takeAway(await readVersion(ctx, page_id, number), field);
      if (!taken) continue;
      numbers.push(number);
      await ctx.db
        .insertInto("withholdings")
        .values({
          id: uuidv7(),
          customer_id: ctx.customer_id,
          page_id,
          number,
          field,
          reason,
          image_keys: JSON.stringify(taken.image_keys),
          withheld_by: userIdOf(ctx),
        })
        .onConflict((row) =>
          row.expression(sql`page_id, number, coalesce(field, '')`).doUpdateSet({ reason, withheld_by: userIdOf(ctx) }),
        )
        .execute();
    }
    if (!numbers.length) throw refuse("field", "None of these versions has this part");
    const after = { numbers, field, reason };
    await audit(ctx, { action: "page.withheld", subject_type: "page", subject_id: page_id, after });
    return Promise.all(numbers.map((number) => findPublication(ctx, page_id, number)));
  });

/** Shows again what was withheld. */
export const showAgain = (ctx: TenantCtx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db, customer_id } = ctx;
    const gone = await db
      .deleteFrom("withholdings")
      .where("customer_id", "=", customer_id)
      .where("id", "=", id)
      .returning(["page_id", "number", "field", "reason"])
      .executeTakeFirst();
    if (!gone) throw notFound("Withholding");
    const { page_id, number, field, reason } = gone;
    const before = { numbers: [number], field, reason };
    await audit(ctx, { action: "page.shown_again", subject_type: "page", subject_id: page_id, before });
  });
