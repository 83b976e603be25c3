import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { type Datachain, MAX_CHAIN_BYTES } from "#contract/datachains.ts";
import type { ChainContent, Taxonomy } from "#datachain/model.ts";
import { audit } from "#server/platform/records/audit.ts";
import { type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { requireVersion } from "#server/platform/database/locks.ts";
import { runPrepared } from "#server/platform/database/prepared.ts";
import type { Languages } from "#server/platform/records/texts.ts";
import { checkedAs } from "./checked-as.ts";
import type { Subject } from "./find-subject.ts";
import {
  type HeldChain,
  judge,
  type Judgement,
  type OpenChain,
  organizationIdsIn,
  organizationsIn,
  summaryColumns,
  withOrganizations,
} from "./open-chain.ts";
import { presentChain } from "./present.ts";
import { chainColumns, type ChainRow, OWNER } from "./table.ts";

/** Why a version was started other than by a normal save. */
export type Note = "blank" | "template" | "copy" | "document" | "move";

export type NextChain = {
  readonly taxonomy: Taxonomy;
  readonly content: ChainContent;
  readonly save_id?: string | undefined;
  readonly note?: Note;
};

/** An organization the chain already names may have been deleted since: it is kept, and reported as a finding. */
function refuseForeignOrganizations(content: ChainContent, known: readonly { id: string }[], before: ChainContent) {
  const ids = new Set([...known.map(({ id }) => id), ...organizationIdsIn(before)]);
  const at = content.placements.findIndex(({ organization_id: id }) => id !== null && !ids.has(id));
  if (at < 0) return;
  const field = `datachain.content.placements.${at}.organization_id`;
  const message = "No organization has this id";
  throw new AppError("invalid_input", `${field}: ${message}`, { fields: { [field]: message } });
}

/** Checked for every source: a chain too large to save again would lose the next change. */
function requireSavable(content: string) {
  if (Buffer.byteLength(content) > MAX_CHAIN_BYTES)
    throw new AppError("body_too_large", `The datachain is larger than ${MAX_CHAIN_BYTES / 1024 / 1024} MB`);
}

/** The columns to store, with the summary for lists and badges. */
function valuesOf(ctx: TenantCtx, { taxonomy, content, save_id }: NextChain, languages: Languages, judged: Judgement) {
  return {
    taxonomy_id: taxonomy.id,
    content: JSON.stringify(content),
    ...summaryColumns(judged),
    checked_as: checkedAs(languages),
    save_id: save_id ?? null,
    updated_by: userIdOf(ctx),
  };
}

type Values = ReturnType<typeof valuesOf>;

const insertRow = (ctx: TenantCtx, subject: Subject, values: Values) =>
  ctx.db
    .insertInto("datachains")
    .values({
      id: uuidv7(),
      customer_id: ctx.customer_id,
      [OWNER[subject.type]]: subject.id,
      ...values,
      created_by: values.updated_by,
      // 0 means the chain has not been saved yet.
      lock_version: 1,
    })
    .returning(chainColumns)
    .$castTo<ChainRow>();

const updateRow = (ctx: TenantCtx, id: string, values: Values) =>
  ctx.db
    .updateTable("datachains")
    .set({ ...values, updated_at: sql`now()`, lock_version: sql`lock_version + 1` })
    .where("id", "=", id)
    .where("customer_id", "=", ctx.customer_id)
    .returning(chainColumns)
    .$castTo<ChainRow>();

async function storeRow(ctx: TenantCtx, subject: Subject, row: ChainRow | null, values: Values): Promise<ChainRow> {
  const [stored] = await runPrepared(ctx.db, row ? updateRow(ctx, row.id, values) : insertRow(ctx, subject, values));
  if (!stored) throw new Error("The chain that was held is gone");
  return stored;
}

/** Skips the write if the organizations are unchanged, as in most saves. */
async function keepOrganizations(ctx: TenantCtx, datachain_id: string, before: ChainContent, next: ChainContent) {
  const ids = organizationIdsIn(next);
  if (isDeepStrictEqual(new Set(ids), new Set(organizationIdsIn(before)))) return;
  await sql`
    with gone as (
      delete from datachain_organizations
      where customer_id = ${ctx.customer_id} and datachain_id = ${datachain_id} and organization_id <> all(${ids}::uuid[])
    )
    insert into datachain_organizations (customer_id, datachain_id, organization_id)
    select ${ctx.customer_id}, ${datachain_id}, id from unnest(${ids}::uuid[]) as id
    on conflict do nothing`.execute(ctx.db);
}

/** Saves of one person share a version while they keep editing. Long sessions are split to leave restore points. */
const growVersion = (ctx: TenantCtx, datachain_id: string, { taxonomy, content }: NextChain) =>
  ctx.db
    .updateTable("datachain_versions")
    .set({ content: JSON.stringify(content), updated_at: sql`now()` })
    .where("customer_id", "=", ctx.customer_id)
    .where("datachain_id", "=", datachain_id)
    .where("number", "=", ({ selectFrom }) =>
      selectFrom("datachain_versions as newest")
        .where("newest.datachain_id", "=", datachain_id)
        .select(({ fn }) => fn.max("newest.number").as("number")),
    )
    .where("taxonomy_id", "=", taxonomy.id)
    .where("created_by", "=", userIdOf(ctx))
    .where("note", "is", null)
    .where("updated_at", ">", sql<string>`now() - interval '10 minutes'`)
    .where("created_at", ">", sql<string>`now() - interval '1 hour'`)
    .returning("number");

const addVersion = (ctx: TenantCtx, datachain_id: string, { taxonomy, content, note }: NextChain) =>
  ctx.db
    .insertInto("datachain_versions")
    .values(({ selectFrom }) => ({
      id: uuidv7(),
      customer_id: ctx.customer_id,
      datachain_id,
      number: selectFrom("datachain_versions")
        .where("datachain_id", "=", datachain_id)
        .select(sql<number>`coalesce(max(number), 0) + 1`.as("next")),
      taxonomy_id: taxonomy.id,
      content: JSON.stringify(content),
      note: note ?? null,
      created_by: userIdOf(ctx),
    }))
    .returning("number")
    .executeTakeFirstOrThrow();

type Written = { readonly id: string; readonly before: HeldChain };

/** Audits once per version: autosaves would drown other entries. */
async function writeVersion(ctx: TenantCtx, subject: Subject, chain: Written, next: NextChain) {
  const { taxonomy, note } = next;
  const grown = note ? [] : await runPrepared(ctx.db, growVersion(ctx, chain.id, next));
  if (grown.length) return;
  const { number } = await addVersion(ctx, chain.id, next);
  await audit(ctx, {
    action: "datachain.updated",
    subject_type: "datachain",
    subject_id: subject.id,
    before: { version: number - 1, taxonomy_id: chain.before.taxonomy.id },
    after: { version: number, taxonomy_id: taxonomy.id, ...(note && { note }) },
  });
}

/** Rejects a stale save; a chain that was never saved has version 0. */
export function requireCurrent(ctx: TenantCtx, chain: HeldChain, lock_version: number) {
  const { row } = chain;
  const held = row ? { lock_version: row.lock_version, changed_by: row.updated_by } : { lock_version: 0 };
  return requireVersion(ctx, "This datachain", held, lock_version, async () =>
    presentChain(ctx, await withOrganizations(ctx, chain)),
  );
}

/** Stores the chain with its organizations and version, and returns it. `before` comes from `holdChain`. */
export async function writeChain(
  ctx: TenantCtx,
  subject: Subject,
  before: HeldChain,
  next: NextChain,
): Promise<Datachain> {
  const { languages } = before;
  const organizations = await organizationsIn(ctx, next.content, before);
  refuseForeignOrganizations(next.content, organizations, before.content);
  const judged = judge({ ...next, organizations, languages });
  const values = valuesOf(ctx, next, languages, judged);
  requireSavable(values.content);
  const row = await storeRow(ctx, subject, before.row, values);
  await keepOrganizations(ctx, row.id, before.content, next.content);
  await writeVersion(ctx, subject, { id: row.id, before }, next);
  const chain: OpenChain = { row, taxonomy: next.taxonomy, content: row.content, organizations, languages };
  return presentChain(ctx, chain, judged);
}
