import { sql } from "kysely";
import type * as z from "zod";
import type { ShortCode, shortCodesApi } from "#contract/short-codes.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { emitEvent } from "#server/webhooks/emit-event.ts";
import { type NewEvent, noteEvents } from "./note-history.ts";
import { placeOf, requirePage, requirePlace, targetValues } from "./rules.ts";
import { type CodeValues, findShortCode, holdShortCode, writeShortCode } from "./service.ts";

type Retargeting = z.output<typeof shortCodesApi.retarget.body>;
type Claim = z.output<typeof shortCodesApi.claim.body>;
type Installation = z.output<typeof shortCodesApi.install.body>;
type Retirement = z.output<typeof shortCodesApi.retire.body>;

/** Updates the row, its history and the audit log. */
async function change(ctx: TenantCtx, before: ShortCode, values: CodeValues, event: NewEvent) {
  const { id } = before;
  await writeShortCode(ctx, id, values);
  const after = await findShortCode(ctx, id);
  await noteEvents(ctx, [after], event);
  await audit(ctx, {
    action: `short_code.${event.kind}`,
    subject_type: "short_code",
    subject_id: id,
    before,
    after: { ...values, ...(event.note && { note: event.note }) },
  });
  return after;
}

const IN_USE = { retired_at: null, retired_because: null, next_page_id: null };

export const retargetShortCode = (ctx: TenantCtx, id: string, { target, note, lock_version }: Retargeting) =>
  inTransaction(ctx, async (ctx) => {
    const before = await holdShortCode(ctx, id, { lock_version, place: placeOf(target) });
    const values = { ...(await targetValues(ctx, target)), ...IN_USE };
    return change(ctx, before, values, { kind: "retargeted", note });
  });

/** Records today as the sign's installation date at the place. */
const hangUp = (ctx: TenantCtx, location_id: string) =>
  sql`
    update locations set sign_installed_on = (now() at time zone sites.time_zone)::date, lock_version = locations.lock_version + 1
    from sites where sites.customer_id = locations.customer_id and locations.customer_id = ${ctx.customer_id}
      and locations.id = ${location_id}`.execute(ctx.db);

export const claimShortCode = (ctx: TenantCtx, id: string, { location_id, lock_version }: Claim) =>
  inTransaction(ctx, async (ctx) => {
    const before = await holdShortCode(ctx, id, { lock_version, place: location_id });
    if (before.state !== "blank") throw new AppError("code_not_blank", "This code is assigned already");
    const values = await targetValues(ctx, { type: "location", location_id });
    await hangUp(ctx, location_id);
    return change(ctx, before, { ...values, claimed_at: new Date().toISOString() }, { kind: "claimed" });
  });

/** The printed sign of a code hangs at its place from today on. A code without a place gets the one it is given. */
export const installSign = (ctx: TenantCtx, id: string, { location_id, lock_version }: Installation) =>
  inTransaction(ctx, async (ctx) => {
    const before = await holdShortCode(ctx, id, { lock_version, place: location_id });
    if (before.state === "retired") throw new AppError("code_retired", "This code is retired");
    const place = before.place?.id ?? location_id;
    if (!place) throw new AppError("invalid_input", "This code has no place where a sign could hang");
    if (location_id && location_id !== place)
      throw new AppError("invalid_input", "This code hangs at another place. Change its place first");
    if (!before.place) await requirePlace(ctx, place);
    await hangUp(ctx, place);
    return change(ctx, before, before.place ? {} : { location_id: place }, { kind: "installed" });
  });

export const retireShortCode = (ctx: TenantCtx, id: string, { because, next_page_id, lock_version }: Retirement) =>
  inTransaction(ctx, async (ctx) => {
    const before = await holdShortCode(ctx, id, { lock_version });
    if (next_page_id) await requirePage(ctx, next_page_id);
    const retired_at = before.retired_at ?? new Date().toISOString();
    const values = { retired_at, retired_because: because, next_page_id };
    const retired = await change(ctx, before, values, { kind: "retired", note: because });
    // editing the reason of a retired code is not another retirement
    if (before.retired_at === null)
      await emitEvent(ctx, "short_code.retired", { short_code: { id, code: retired.code, retired_at } });
    return retired;
  });
