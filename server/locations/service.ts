import type { Upload } from "#contract/endpoint.ts";
import { type Location, LOCATION_TEXTS, type LocationChange } from "#contract/locations.ts";
import { acceptUpload } from "#server/platform/media/accept-upload.ts";
import { updateRow } from "#server/platform/records/write-record.ts";
import { audit } from "#server/platform/records/audit.ts";
import { addFieldChanges } from "#server/platform/records/changes.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { holdToChange, requireVersion } from "#server/platform/database/locks.ts";
import { reorder } from "#server/platform/records/positions.ts";
import { findPlace, setDeleted } from "#server/platform/records/soft-delete.ts";
import { addTextChanges, type Changes, noChanges } from "#server/platform/records/texts.ts";
import { contentLanguage } from "#server/sites/service.ts";
import { placeOf } from "./check-place.ts";
import { presentLocation } from "./present.ts";
import { LOCATION_FIELDS, locationColumns, type LocationRow } from "./table.ts";

const LIST_LIMIT = 2000;

/** Throws not found for a deleted device or another customer's. */
export async function requireDevice(ctx: TenantCtx, id: string) {
  const device = await ctx.db
    .selectFrom("devices")
    .select(["id", "reference"])
    .where("id", "=", id)
    .where("customer_id", "=", ctx.customer_id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!device) throw notFound("Device");
  return device;
}

/** A share session only sees public places. */
const shownOf = (ctx: TenantCtx, device_id: string) =>
  ctx.actor.kind === "share" ? ofDevice(ctx, device_id).where("is_public", "=", true) : ofDevice(ctx, device_id);

export const ofDevice = (ctx: TenantCtx, device_id: string) =>
  ctx.db
    .selectFrom("locations")
    .where("customer_id", "=", ctx.customer_id)
    .where("device_id", "=", device_id)
    .where("deleted_at", "is", null);

/** A location must be addressed under its own device. */
type LocationPath = { readonly device_id: string; readonly id: string };

export async function findLocation(ctx: TenantCtx, { device_id, id }: LocationPath): Promise<LocationRow> {
  const location = await ofDevice(ctx, device_id)
    .select(locationColumns)
    .where("id", "=", id)
    .$castTo<LocationRow>()
    .executeTakeFirst();
  if (!location) throw notFound("Location");
  return location;
}

/** Locks the device, so that changes of its places are serialized and their order stays consistent. */
export async function holdDevice(ctx: TenantCtx, id: string) {
  await holdToChange(ctx, "devices", [id]);
  return requireDevice(ctx, id);
}

/** Locks the location's device until the transaction ends. */
async function holdLocation(ctx: TenantCtx, path: LocationPath): Promise<LocationRow> {
  await holdDevice(ctx, path.device_id);
  return findLocation(ctx, path);
}

export async function listLocations(ctx: TenantCtx, device_id: string, asked: string | undefined) {
  await requireDevice(ctx, device_id);
  const languages = await contentLanguage(ctx, asked);
  const found = shownOf(ctx, device_id);
  const [rows, total] = await Promise.all([
    found.select(locationColumns).orderBy("position").orderBy("id").limit(LIST_LIMIT).$castTo<LocationRow>().execute(),
    found.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { locations: rows.map((row) => presentLocation(ctx, row, languages)), meta: { total_count: total.count } };
}

async function write(ctx: TenantCtx, id: string, { set, before, after }: Changes) {
  if (!Object.keys(set).length) return;
  await updateRow(ctx, "locations", id, set);
  await audit(ctx, { action: "location.updated", subject_type: "location", subject_id: id, before, after });
}

function changesOf(row: LocationRow, input: Omit<LocationChange, "lock_version">, locale: string): Changes {
  const { sign_languages } = input;
  const changes = noChanges();
  addFieldChanges(
    changes,
    row,
    { ...input, ...placeOf(input, row), ...(sign_languages && { sign_languages: [...new Set(sign_languages)] }) },
    LOCATION_FIELDS,
  );
  addTextChanges(changes, row, input, { names: LOCATION_TEXTS, locale });
  return changes;
}

export const updateLocation = (
  ctx: TenantCtx,
  path: LocationPath,
  asked: string | undefined,
  { lock_version, ...input }: LocationChange,
): Promise<Location> =>
  inTransaction(ctx, async (ctx) => {
    const languages = await contentLanguage(ctx, asked);
    const row = await holdLocation(ctx, path);
    await requireVersion(ctx, "This location", row, lock_version, () => presentLocation(ctx, row, languages));
    await write(ctx, path.id, changesOf(row, input, languages.locale));
    return presentLocation(ctx, await findLocation(ctx, path), languages);
  });

export async function uploadSignPhoto(
  ctx: TenantCtx,
  path: LocationPath,
  asked: string | undefined,
  upload: Upload,
): Promise<Location> {
  await requireDevice(ctx, path.device_id);
  await findLocation(ctx, path);
  const languages = await contentLanguage(ctx, asked);
  return acceptUpload(ctx, upload, async (ctx, sign_photo_key) => {
    const row = await holdLocation(ctx, path);
    const changes = noChanges();
    addFieldChanges(changes, row, { sign_photo_key }, ["sign_photo_key"]);
    await write(ctx, path.id, changes);
    return presentLocation(ctx, await findLocation(ctx, path), languages);
  });
}

/** Places not listed keep their order after those that are. */
export const orderLocations = (ctx: TenantCtx, device_id: string, ids: string[]) =>
  inTransaction(ctx, async (ctx) => {
    await holdDevice(ctx, device_id);
    const rows = await ofDevice(ctx, device_id).select("id").orderBy("position").orderBy("id").execute();
    const order = await reorder(ctx, "locations", rows, ids);
    await audit(ctx, {
      action: "location.ordered",
      subject_type: "device",
      subject_id: device_id,
      ...order,
    });
  });

export const removeLocation = (ctx: TenantCtx, path: LocationPath) =>
  inTransaction(ctx, async (ctx) => {
    const before = await holdLocation(ctx, path);
    await setDeleted(ctx, "locations", path.id, true);
    await audit(ctx, { action: "location.removed", subject_type: "location", subject_id: path.id, before });
  });

export const restoreLocation = (ctx: TenantCtx, path: LocationPath, asked: string | undefined): Promise<Location> =>
  inTransaction(ctx, async (ctx) => {
    const languages = await contentLanguage(ctx, asked);
    await holdDevice(ctx, path.device_id);
    const isRestored = (await isOfDevice(ctx, path)) && (await setDeleted(ctx, "locations", path.id, false));
    if (isRestored) await findPlace(ctx, "locations", path.id);
    const after = await findLocation(ctx, path);
    if (isRestored)
      await audit(ctx, { action: "location.restored", subject_type: "location", subject_id: path.id, after });
    return presentLocation(ctx, after, languages);
  });

/** Includes deleted ones. */
const isOfDevice = (ctx: TenantCtx, { device_id, id }: LocationPath) =>
  ctx.db
    .selectFrom("locations")
    .select("id")
    .where("id", "=", id)
    .where("device_id", "=", device_id)
    .where("customer_id", "=", ctx.customer_id)
    .executeTakeFirst();
