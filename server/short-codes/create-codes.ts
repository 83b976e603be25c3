import type * as z from "zod";
import { uuidv7 } from "uuidv7";
import { randomInt } from "node:crypto";
import { type ManyCodes, MOST_CODES_AT_ONCE, type ShortCode, type shortCodesApi } from "#contract/short-codes.ts";
import { audit, auditAll } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { holdToChange, lockNew } from "#server/platform/database/locks.ts";
import { CODE_CHARACTERS, CODE_LENGTH, withCheckCharacter } from "#contract/code-characters.ts";
import { isReservedCode, isRudeCode } from "#contract/code-words.ts";
import { noteEvents } from "./note-history.ts";
import { resolveList } from "./resolve-list.ts";
import { holdDevicesAt, placeOf, requireAllowed, requirePlace, targetValues } from "./rules.ts";
import { type CodeValues, findShortCode, findShortCodes } from "./service.ts";

const anyCharacter = () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)] ?? "2";

/** Six random characters, the last of which is a check character. */
export function makeCode(): string {
  const code = withCheckCharacter(Array.from({ length: CODE_LENGTH - 1 }, anyCharacter).join(""));
  return isReservedCode(code) || isRudeCode(code) ? makeCode() : code;
}

type CodeInput = z.output<typeof shortCodesApi.create.body>["short_code"];
type NewRow = CodeValues & { readonly id: string; readonly code: string };

const owned = (ctx: TenantCtx) => {
  const by = userIdOf(ctx);
  return { customer_id: ctx.customer_id, created_by: by, updated_by: by };
};

const MOST_TRIES = 20;

/** A generated code may clash with another customer's; only those are generated again. */
async function insertMade(ctx: TenantCtx, rows: readonly Omit<NewRow, "code">[]) {
  let missing = rows;
  for (let tries = 0; missing.length && tries < MOST_TRIES; tries += 1) {
    const inserted = await ctx.db
      .insertInto("short_codes")
      .values(missing.map((row) => ({ ...row, code: makeCode(), ...owned(ctx) })))
      .onConflict((row) => row.column("code").doNothing())
      .returning("id")
      .execute();
    const done = new Set(inserted.map(({ id }) => id));
    missing = missing.filter(({ id }) => !done.has(id));
  }
  if (missing.length) throw new Error("no free short code was found");
}

/** Idempotent if the caller supplies the id. */
export const createShortCode = (ctx: TenantCtx, { id = uuidv7(), code, target, ...input }: CodeInput) =>
  inTransaction(ctx, async (ctx): Promise<ShortCode> => {
    await lockNew(ctx, id);
    const known = await ctx.db.selectFrom("short_codes").select("id").where("id", "=", id).executeTakeFirst();
    if (known) return findShortCode(ctx, id);
    if (code) requireAllowed(code);
    await holdDevicesAt(ctx, [input.location_id, placeOf(target)]);
    if (input.location_id) await requirePlace(ctx, input.location_id);
    const row = { id, ...input, ...(await targetValues(ctx, target)) };
    if (code)
      await ctx.db
        .insertInto("short_codes")
        .values({ ...row, code, ...owned(ctx) })
        .execute();
    else await insertMade(ctx, [row]);
    const made = await findShortCode(ctx, id);
    await noteEvents(ctx, [made], { kind: "created" });
    const after = { code: made.code, target, ...input };
    await audit(ctx, { action: "short_code.created", subject_type: "short_code", subject_id: id, after });
    return made;
  });

const blankRows = ({ count, label, locale }: Extract<ManyCodes, { what_for: "blank" }>) =>
  Array.from({ length: count }, (_, at) => ({ id: uuidv7(), label: label && `${label} ${at + 1}`, locale }));

const tooMany = () => {
  const message = `At most ${MOST_CODES_AT_ONCE} codes can be made at once. Choose fewer devices`;
  return new AppError("invalid_input", message, { fields: { "many.device_ids": message } });
};

/** One code per place without any. Locks the devices, so that concurrent requests do not create duplicates. */
async function placeRows(ctx: TenantCtx, { device_ids, locale }: Extract<ManyCodes, { what_for: "places" }>) {
  const ids = [...new Set(device_ids)];
  await holdToChange(ctx, "devices", ids);
  const devices = await ctx.db
    .selectFrom("devices")
    .select("id")
    .where("customer_id", "=", ctx.customer_id)
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .execute();
  if (devices.length < ids.length) throw notFound("Device");
  const places = await ctx.db
    .selectFrom("locations")
    .select("id")
    .where("customer_id", "=", ctx.customer_id)
    .where("device_id", "in", ids)
    .where("deleted_at", "is", null)
    .where("short_code", "is", null)
    .orderBy("device_id")
    .orderBy("position")
    .limit(MOST_CODES_AT_ONCE + 1)
    .execute();
  if (places.length > MOST_CODES_AT_ONCE) throw tooMany();
  return places.map((place) => ({ id: uuidv7(), target_type: "location" as const, location_id: place.id, locale }));
}

/** Resolves the rows again: the preview may be outdated, and one bad row rejects the list. */
async function listRows(ctx: TenantCtx, { rows }: Extract<ManyCodes, { what_for: "list" }>) {
  const resolved = await resolveList(ctx, rows);
  const wrong = resolved.findIndex(({ problem }) => problem !== null);
  if (wrong >= 0) {
    const message = `Row ${wrong + 1} cannot be used. Check the list again`;
    throw new AppError("invalid_input", message, { fields: { [`many.rows.${wrong}`]: message } });
  }
  const values = new Map<string, Awaited<ReturnType<typeof targetValues>>>();
  const made = [];
  for (const { label, locale, target } of resolved) {
    const key = JSON.stringify(target);
    const known = values.get(key) ?? (await targetValues(ctx, target));
    values.set(key, known);
    made.push({ id: uuidv7(), label, locale, ...known });
  }
  return made;
}

function rowsFor(ctx: TenantCtx, many: ManyCodes) {
  if (many.what_for === "blank") return blankRows(many);
  return many.what_for === "list" ? listRows(ctx, many) : placeRows(ctx, many);
}

export const createShortCodes = (ctx: TenantCtx, many: ManyCodes) =>
  inTransaction(ctx, async (ctx) => {
    const rows: readonly Omit<NewRow, "code">[] = await rowsFor(ctx, many);
    if (!rows.length) return [];
    await insertMade(ctx, rows);
    const created = await findShortCodes(
      ctx,
      rows.map(({ id }) => id),
    );
    await noteEvents(ctx, created, { kind: "created" });
    await auditAll(
      ctx,
      created.map(({ id, code, label, target_type, page, url, place, locale }) => ({
        action: "short_code.created",
        subject_type: "short_code",
        subject_id: id,
        after: { code, label, target_type, page_id: page?.id ?? null, url, location_id: place?.id ?? null, locale },
      })),
    );
    return created.map(({ id, code }) => ({ id, code }));
  });
