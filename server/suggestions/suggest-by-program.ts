import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { type SharedPart, sharedParts, sharedSubject, type SharedSubject } from "#contract/share-scope.ts";
import type { Proposal, SharedText, SuggestionInput } from "#contract/suggestions.ts";
import type { TenantCtx, TokenActor } from "#server/platform/context.ts";
import { inTransaction, userIdOf } from "#server/platform/context.ts";
import { hashToken, newToken } from "#server/platform/identity/tokens.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import { targetOf } from "#server/share-links/find-target.ts";
import { addSuggestion } from "./add-suggestion.ts";
import { readPart } from "./open-texts.ts";
import { proposalColumns } from "./table.ts";

type TokenCtx = TenantCtx & { readonly actor: TokenActor };

/** The texts that suggestions can be made for, of all parts or of one. */
export async function textsOf(ctx: TenantCtx, subject: SharedSubject, part?: SharedPart): Promise<SharedText[]> {
  const redirect_to = await targetOf(ctx, subject);
  const texts: SharedText[] = [];
  for (const one of sharedParts(redirect_to))
    if (part === undefined || part === one) texts.push(...(await readPart(ctx, redirect_to, one)));
  return texts;
}

/**
 * A thread for what one token suggests about one subject. It is kept as a share link that nobody can open: its token is
 * thrown away, and it has ended from the start.
 */
async function openThread(ctx: TokenCtx, redirect_to: string): Promise<string> {
  const { id: api_token_id, name: label } = ctx.actor;
  const row = await ctx.db
    .insertInto("share_links")
    .values({
      id: uuidv7(),
      customer_id: ctx.customer_id,
      token_hash: hashToken(newToken()),
      redirect_to,
      permission: "suggest",
      label,
      expires_at: sql<string>`now()`,
      is_assistant: true,
      api_token_id,
      created_by: userIdOf(ctx),
    })
    .onConflict((row) =>
      row.columns(["api_token_id", "redirect_to"]).where("api_token_id", "is not", null).doUpdateSet({ label }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function suggestByProgram(
  tenant: TokenCtx,
  subject: SharedSubject,
  input: Omit<SuggestionInput, "name">,
): Promise<Proposal> {
  const { actor, services } = tenant;
  await limitRate(services.database.system, LIMITS.suggestLink, actor.id);
  return inTransaction(tenant, async (ctx) => {
    const redirect_to = await targetOf(ctx, subject);
    const share_link_id = await openThread(ctx, redirect_to);
    return addSuggestion(ctx, { share_link_id, guest_id: actor.id, redirect_to }, { ...input, name: actor.name });
  });
}

const MOST = 50;

/** What this token suggested, newest first, with what became of it. */
export async function listOfProgram({ db, customer_id, actor }: TokenCtx) {
  const rows = await db
    .selectFrom("suggestions")
    .innerJoin("share_links", "share_links.id", "suggestions.share_link_id")
    .where("suggestions.customer_id", "=", customer_id)
    .where("share_links.api_token_id", "=", actor.id)
    .select([...proposalColumns, "share_links.redirect_to"])
    .orderBy("suggestions.created_at", "desc")
    .limit(MOST)
    .execute();
  return rows.map(({ redirect_to, ...proposal }) => ({ ...proposal, subject: sharedSubject(redirect_to) }));
}
