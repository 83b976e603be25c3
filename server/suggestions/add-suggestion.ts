import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { sharedParts } from "#contract/share-scope.ts";
import { fitsText, type Proposal, type SuggestionInput } from "#contract/suggestions.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { readPart, textAt, valueAt } from "./open-texts.ts";
import { proposalColumns } from "./table.ts";

const MAX_OPEN = { of_link: 200, of_customer: 5000 };

/** A guest of a share link, or an assistant in its thread. */
export type Proposer = {
  readonly share_link_id: string;
  readonly guest_id: string;
  readonly redirect_to: string;
};

function refuse(field: string, message: string): never {
  throw new AppError("invalid_input", message, { fields: { [`suggestion.${field}`]: message } });
}

/** The text must be one the proposer sees, in a language of the site, and the value within its length. */
async function requireText(ctx: TenantCtx, { redirect_to }: Proposer, input: SuggestionInput) {
  if (!sharedParts(redirect_to).includes(input.part))
    throw new AppError("share_session_out_of_scope", "This shared link does not cover that");
  if (input.field === null) return;
  const texts = await readPart(ctx, redirect_to, input.part);
  const text = textAt(texts, input);
  if (!text) refuse("field", "There is no such text");
  if (valueAt(texts, input) === undefined) refuse("locale", "This text is not in that language");
  if (!fitsText(text, input.value ?? "")) refuse("value", `At most ${text.max_length} characters`);
}

/** Locks the link, so that concurrent requests cannot exceed the limit. */
async function requireRoom(ctx: TenantCtx, { share_link_id }: Proposer) {
  await sql`select from share_links where id = ${share_link_id} and customer_id = ${ctx.customer_id} for no key update`.execute(
    ctx.db,
  );
  const { of_link, of_customer } = await ctx.db
    .selectFrom("suggestions")
    .where("customer_id", "=", ctx.customer_id)
    .where("state", "=", "open")
    .select([
      sql<number>`count(*) filter (where share_link_id = ${share_link_id})::int`.as("of_link"),
      sql<number>`count(*)::int`.as("of_customer"),
    ])
    .executeTakeFirstOrThrow();
  if (of_link >= MAX_OPEN.of_link || of_customer >= MAX_OPEN.of_customer)
    throw new AppError("too_many_suggestions", "Too many suggestions wait for a decision. Try again later.");
}

/** A proposer has one open suggestion per text: a new one replaces it. */
const dropEarlier = (ctx: TenantCtx, { share_link_id, guest_id }: Proposer, { part, field, locale }: SuggestionInput) =>
  ctx.db
    .deleteFrom("suggestions")
    .where("customer_id", "=", ctx.customer_id)
    .where("share_link_id", "=", share_link_id)
    .where("state", "=", "open")
    .where("part", "=", part)
    .where("guest_id", "=", guest_id)
    .where("field", "=", field)
    .where(sql<boolean>`locale is not distinct from ${locale}`)
    .execute();

export const addSuggestion = (tenant: TenantCtx, from: Proposer, input: SuggestionInput): Promise<Proposal> =>
  inTransaction(tenant, async (ctx) => {
    await requireText(ctx, from, input);
    const id = uuidv7();
    if (input.field !== null) await dropEarlier(ctx, from, input);
    await requireRoom(ctx, from);
    const { name: proposer, ...rest } = input;
    const { share_link_id, guest_id } = from;
    await ctx.db
      .insertInto("suggestions")
      .values({ id, customer_id: ctx.customer_id, share_link_id, guest_id, proposer, ...rest })
      .execute();
    await audit(ctx, { action: "suggestion.sent", subject_type: "suggestion", subject_id: id, after: input });
    return ctx.db
      .selectFrom("suggestions")
      .where("suggestions.customer_id", "=", ctx.customer_id)
      .where("suggestions.id", "=", id)
      .select(proposalColumns)
      .executeTakeFirstOrThrow();
  });
