import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { sharedParts } from "#contract/share-scope.ts";
import { fitsText, type Proposal, type SharedText, type SuggestionInput } from "#contract/suggestions.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type ShareActor, type TenantCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import { listLocales } from "#server/sites/service.ts";
import { readPart, textAt, valueAt } from "./open-texts.ts";
import { proposalColumns } from "./table.ts";

const MAX_OPEN = { of_link: 200, of_customer: 5000 };

type ShareCtx = TenantCtx & { readonly actor: ShareActor };

function sharing(ctx: TenantCtx): ShareCtx {
  const { actor } = ctx;
  if (actor.kind !== "share") throw new AppError("forbidden", "Only for sessions of a share link");
  return { ...ctx, actor };
}

/** The texts that the session may suggest changes to, which are only those it sees. */
export async function listTexts(tenant: TenantCtx) {
  const ctx = sharing(tenant);
  const { redirect_to } = ctx.actor.scope;
  const texts: SharedText[] = [];
  for (const part of sharedParts(redirect_to)) texts.push(...(await readPart(ctx, redirect_to, part)));
  return { texts, ...(await listLocales(ctx)) };
}

const ofGuest = (ctx: ShareCtx) =>
  ctx.db
    .selectFrom("suggestions")
    .where("suggestions.customer_id", "=", ctx.customer_id)
    .where("suggestions.share_link_id", "=", ctx.actor.id)
    .where("suggestions.guest_id", "=", ctx.actor.guest_id);

export const listMine = async (ctx: TenantCtx): Promise<Proposal[]> =>
  ofGuest(sharing(ctx)).select(proposalColumns).orderBy("suggestions.created_at", "desc").limit(500).execute();

function refuse(field: string, message: string): never {
  throw new AppError("invalid_input", message, { fields: { [`suggestion.${field}`]: message } });
}

/** The text must be visible to the session, in a language of the site, and the value within its length. */
async function requireText(ctx: ShareCtx, input: SuggestionInput) {
  if (!sharedParts(ctx.actor.scope.redirect_to).includes(input.part))
    throw new AppError("share_session_out_of_scope", "This shared link does not cover that");
  if (input.field === null) return;
  const texts = await readPart(ctx, ctx.actor.scope.redirect_to, input.part);
  const text = textAt(texts, input);
  if (!text) refuse("field", "There is no such text");
  if (valueAt(texts, input) === undefined) refuse("locale", "This text is not in that language");
  if (!fitsText(text, input.value ?? "")) refuse("value", `At most ${text.max_length} characters`);
}

/** Locks the link, so that concurrent requests cannot exceed the limit. */
async function requireRoom(ctx: ShareCtx) {
  await sql`select from share_links where id = ${ctx.actor.id} and customer_id = ${ctx.customer_id} for no key update`.execute(
    ctx.db,
  );
  const { of_link, of_customer } = await ctx.db
    .selectFrom("suggestions")
    .where("customer_id", "=", ctx.customer_id)
    .where("state", "=", "open")
    .select([
      sql<number>`count(*) filter (where share_link_id = ${ctx.actor.id})::int`.as("of_link"),
      sql<number>`count(*)::int`.as("of_customer"),
    ])
    .executeTakeFirstOrThrow();
  if (of_link >= MAX_OPEN.of_link || of_customer >= MAX_OPEN.of_customer)
    throw new AppError("too_many_suggestions", "Too many suggestions wait for a decision. Try again later.");
}

/** A guest has one open suggestion per text: a new one replaces it. */
const dropEarlier = (ctx: ShareCtx, { part, field, locale }: SuggestionInput) =>
  ctx.db
    .deleteFrom("suggestions")
    .where("customer_id", "=", ctx.customer_id)
    .where("share_link_id", "=", ctx.actor.id)
    .where("state", "=", "open")
    .where("part", "=", part)
    .where("guest_id", "=", ctx.actor.guest_id)
    .where("field", "=", field)
    .where(sql<boolean>`locale is not distinct from ${locale}`)
    .execute();

export async function makeSuggestion(tenant: TenantCtx, input: SuggestionInput): Promise<Proposal> {
  const sent = sharing(tenant);
  const { system } = tenant.services.database;
  await limitRate(system, LIMITS.suggestLink, sent.actor.id);
  await limitRate(system, LIMITS.suggestNetwork, tenant.network);
  await requireText(sent, input);
  return inTransaction(sent, async (ctx) => {
    const id = uuidv7();
    if (input.field !== null) await dropEarlier(ctx, input);
    await requireRoom(ctx);
    const { name: proposer, ...rest } = input;
    await ctx.db
      .insertInto("suggestions")
      .values({
        id,
        customer_id: ctx.customer_id,
        share_link_id: ctx.actor.id,
        guest_id: ctx.actor.guest_id,
        proposer,
        ...rest,
      })
      .execute();
    await audit(ctx, { action: "suggestion.sent", subject_type: "suggestion", subject_id: id, after: input });
    return ofGuest(ctx).where("suggestions.id", "=", id).select(proposalColumns).executeTakeFirstOrThrow();
  });
}
