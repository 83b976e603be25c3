import { sharedParts } from "#contract/share-scope.ts";
import type { Proposal, SharedText, SuggestionInput } from "#contract/suggestions.ts";
import type { ShareActor, TenantCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import { listLocales } from "#server/sites/service.ts";
import { addSuggestion } from "./add-suggestion.ts";
import { readPart } from "./open-texts.ts";
import { proposalColumns } from "./table.ts";

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

export async function listMine(tenant: TenantCtx): Promise<Proposal[]> {
  const { db, customer_id, actor } = sharing(tenant);
  return db
    .selectFrom("suggestions")
    .where("suggestions.customer_id", "=", customer_id)
    .where("suggestions.share_link_id", "=", actor.id)
    .where("suggestions.guest_id", "=", actor.guest_id)
    .select(proposalColumns)
    .orderBy("suggestions.created_at", "desc")
    .limit(500)
    .execute();
}

export async function makeSuggestion(tenant: TenantCtx, input: SuggestionInput): Promise<Proposal> {
  const { actor, network, services } = sharing(tenant);
  const { system } = services.database;
  await limitRate(system, LIMITS.suggestLink, actor.id);
  await limitRate(system, LIMITS.suggestNetwork, network);
  const { id: share_link_id, guest_id, scope } = actor;
  return addSuggestion(tenant, { share_link_id, guest_id, redirect_to: scope.redirect_to }, input);
}
