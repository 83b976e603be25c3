import type { CodeTarget } from "#contract/short-codes.ts";
import { isReservedCode, isRudeCode } from "#contract/code-words.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { holdToChange } from "#server/platform/database/locks.ts";

/** Rejects reserved addresses and rude words, because chosen codes are printed on signs. */
export function requireAllowed(code: string) {
  const [start = ""] = code.split("/");
  if (!isReservedCode(start) && !isRudeCode(code)) return;
  const message = "That code cannot be used. Choose another one";
  throw new AppError("code_not_allowed", message, { fields: { "short_code.code": message } });
}

/** Locks the row against deletion until the transaction ends. */
async function requireRow(ctx: TenantCtx, table: "pages" | "locations", id: string, what: string) {
  const found = await ctx.db
    .selectFrom(table)
    .select("id")
    .where("id", "=", id)
    .where("customer_id", "=", ctx.customer_id)
    .where("deleted_at", "is", null)
    .forKeyShare()
    .executeTakeFirst();
  if (!found) throw notFound(what);
}

/**
 * Triggers copy a code to its place, and a place to its device. Locks the devices of the current and next places before the
 * codes, in the same order as changes of places, to avoid deadlocks.
 */
export async function holdDevicesAt(ctx: TenantCtx, places: readonly (string | null | undefined)[]) {
  const ids = places.filter((id) => id != null);
  if (!ids.length) return;
  const devices = await ctx.db
    .selectFrom("locations")
    .select("device_id")
    .where("customer_id", "=", ctx.customer_id)
    .where("id", "in", ids)
    .execute();
  const held = devices.map(({ device_id }) => device_id);
  await holdToChange(ctx, "devices", held);
}

export const requirePage = (ctx: TenantCtx, id: string) => requireRow(ctx, "pages", id, "Page");
export const requirePlace = (ctx: TenantCtx, id: string) => requireRow(ctx, "locations", id, "Place");

export const placeOf = (target: CodeTarget) => (target.type === "location" ? target.location_id : null);

/** The columns of the target. A code that opens a place also hangs there; otherwise its place is independent. */
export async function targetValues(ctx: TenantCtx, target: CodeTarget) {
  if (target.type === "page") await requirePage(ctx, target.page_id);
  if (target.type === "location") await requirePlace(ctx, target.location_id);
  return {
    target_type: target.type,
    page_id: target.type === "page" ? target.page_id : null,
    url: target.type === "url" ? target.url : null,
    ...(target.type === "location" && { location_id: target.location_id }),
    ...(target.type === "none" && { location_id: null, claimed_at: null }),
  };
}
