import { sql } from "kysely";
import type { PageCard, PageSnapshot } from "#contract/publications.ts";
import { audit } from "#server/platform/records/audit.ts";
import type { Db } from "#server/platform/database/db.ts";
import { indexMissing } from "#server/pages/searching/index-missing.ts";
import { comparePage } from "./compare-page.ts";
import { keepOutdated } from "./keep-outdated.ts";
import type { Composing } from "./read-composition.ts";
import { notifyWebhooks } from "./notify-webhooks.ts";

/** A request, or a job that runs a schedule. */
export type Publishing = Composing & {
  readonly actor:
    | { readonly kind: "user" | "share"; readonly id: string }
    | { readonly kind: "token"; readonly id: string; readonly user_id: string | null }
    | { readonly kind: "system"; readonly id: null };
};

/** Content to publish, composed now or stored by a schedule. */
export type NextPublication = {
  readonly snapshot: PageSnapshot;
  readonly card: PageCard | null;
  readonly digest: string;
  readonly note: string | null;
  /** The revision it was composed from. */
  readonly revision_number: number | null;
  /** Defaults to now; the demo backdates it. */
  readonly published_at?: string;
};

/** Queues collections and the home page, because they list their public pages; this one has just been compared. */
export const queueListings = ({ db, customer_id }: Composing, page_id: string) =>
  sql`
    insert into pages_to_compare (page_id, customer_id)
    select id, customer_id from pages
    where customer_id = ${customer_id} and type in ('home_page', 'collection_page') and deleted_at is null
      and id <> ${page_id}`.execute(db);

/** Images of a page, which are kept as long as the publication can be viewed. */
export function imagesIn({ content, subject, chain }: PageSnapshot) {
  const organizations = [subject?.accountable, ...(chain?.organizations ?? [])];
  return [...new Set([content.image?.key, ...organizations.map((one) => one?.logo_key)])].filter((key) => key != null);
}

export const keepImages = ({ db, customer_id }: Composing, snapshot: PageSnapshot) =>
  sql`
    insert into publication_images (customer_id, page_id, image_key)
    select ${customer_id}, ${snapshot.page_id}, key from unnest(${imagesIn(snapshot)}::text[]) as key
    on conflict do nothing`.execute(db);

/** Returns the number of the publication that ended. */
export async function endPublication(db: Db, customer_id: string, page_id: string): Promise<number | null> {
  const ended = await db
    .updateTable("publications")
    .set({ ended_at: sql`clock_timestamp()` })
    .where("customer_id", "=", customer_id)
    .where("page_id", "=", page_id)
    .where("ended_at", "is", null)
    .returning("number")
    .executeTakeFirst();
  return ended?.number ?? null;
}

function publisherOf({ actor }: Publishing) {
  if (actor.kind === "token") return actor.user_id;
  return actor.kind === "user" ? actor.id : null;
}

async function insertPublication(ctx: Publishing, { snapshot, card, ...next }: NextPublication) {
  const { db, customer_id } = ctx;
  const { page_id } = snapshot;
  const { number } = await db
    .insertInto("publications")
    .values(({ selectFrom }) => ({
      customer_id,
      page_id,
      number: selectFrom("publications")
        .where("page_id", "=", page_id)
        .select(sql<number>`coalesce(max(number), 0) + 1`.as("next")),
      snapshot: JSON.stringify(snapshot),
      card: card && JSON.stringify(card),
      digest: next.digest,
      note: next.note,
      revision_number: next.revision_number,
      published_at: next.published_at ?? sql`clock_timestamp()`,
      published_by: publisherOf(ctx),
    }))
    .returning("number")
    .executeTakeFirstOrThrow();
  return number;
}

async function markRevision({ db, customer_id }: Publishing, page_id: string, revision: number, number: number) {
  await db
    .updateTable("page_revisions")
    .set({ publication_number: number })
    .where("customer_id", "=", customer_id)
    .where("page_id", "=", page_id)
    .where("number", "=", revision)
    .execute();
}

async function readFormer({ db, customer_id }: Publishing, page_id: string): Promise<PageSnapshot | null> {
  const former = await db
    .selectFrom("publications")
    .select("snapshot")
    .where("customer_id", "=", customer_id)
    .where("page_id", "=", page_id)
    .where("ended_at", "is", null)
    .$castTo<{ snapshot: PageSnapshot }>()
    .executeTakeFirst();
  return former?.snapshot ?? null;
}

/** Replaces the current publication, in the caller's transaction. The page must be locked. */
export async function writePublication(ctx: Publishing, next: NextPublication): Promise<number> {
  const { db, customer_id } = ctx;
  const { page_id } = next.snapshot;
  await keepOutdated(ctx, await readFormer(ctx, page_id), next.snapshot);
  const former = await endPublication(db, customer_id, page_id);
  const number = await insertPublication(ctx, next);
  await keepImages(ctx, next.snapshot);
  await indexMissing(ctx, [page_id]);
  await db
    .updateTable("pages")
    .set({
      status: "published",
      publication_number: number,
      published_at: next.published_at ?? sql`clock_timestamp()`,
      withdrawn_at: null,
      withdrawn_because: null,
    })
    .where("customer_id", "=", customer_id)
    .where("id", "=", page_id)
    .execute();
  if (next.revision_number !== null) await markRevision(ctx, page_id, next.revision_number, number);
  await audit(ctx, {
    action: "page.published",
    subject_type: "page",
    subject_id: page_id,
    before: { publication: former },
    after: { publication: number, note: next.note },
  });
  await notifyWebhooks(ctx, "page.published", page_id, number);
  await comparePage(ctx, page_id);
  await queueListings(ctx, page_id);
  return number;
}
