import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { type Location, LOCATION_TEXTS, type LocationInput } from "#contract/locations.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { newTexts } from "#server/platform/records/texts.ts";
import { contentLanguage } from "#server/sites/service.ts";
import { type Place, placeOf, placesOf } from "./check-place.ts";
import { presentLocation } from "./present.ts";
import { findLocation, holdDevice, ofDevice } from "./service.ts";

type Creation = LocationInput & { id?: string | undefined };
type At = { readonly device_id: string; readonly locale: string; readonly position: number };

function newRow(ctx: TenantCtx, { id = uuidv7(), ...input }: Creation, place: Place, at: At) {
  const { name, sign_photo_alt, sign_languages, ...fields } = input;
  const by = userIdOf(ctx);
  return {
    ...fields,
    ...place,
    geometry: place.geometry && JSON.stringify(place.geometry),
    ...(sign_languages && { sign_languages: [...new Set(sign_languages)] }),
    ...newTexts({ name, sign_photo_alt }, LOCATION_TEXTS, at.locale),
    id,
    customer_id: ctx.customer_id,
    device_id: at.device_id,
    position: at.position,
    created_by: by,
    updated_by: by,
  };
}

const lastPosition = async (ctx: TenantCtx, device_id: string) => {
  const { last } = await ofDevice(ctx, device_id)
    .select(sql<number>`coalesce(max(position), 0)`.as("last"))
    .executeTakeFirstOrThrow();
  return last;
};

/** Idempotent if the caller supplies the id. */
export const createLocation = (
  ctx: TenantCtx,
  device_id: string,
  asked: string | undefined,
  { id = uuidv7(), ...input }: Creation,
): Promise<Location> =>
  inTransaction(ctx, async (ctx) => {
    const languages = await contentLanguage(ctx, asked);
    await holdDevice(ctx, device_id);
    const place = placeOf(input);
    const at = { device_id, locale: languages.locale, position: (await lastPosition(ctx, device_id)) + 1 };
    const inserted = await ctx.db
      .insertInto("locations")
      .values(newRow(ctx, { id, ...input }, place, at))
      .onConflict((row) => row.column("id").doNothing())
      .executeTakeFirst();
    const location = await findLocation(ctx, { device_id, id });
    if (inserted.numInsertedOrUpdatedRows)
      await audit(ctx, {
        action: "location.created",
        subject_type: "location",
        subject_id: id,
        after: { device_id, ...input },
      });
    return presentLocation(ctx, location, languages);
  });

/** All or nothing. Reports the problems of all rows at once. */
export const createLocations = (
  ctx: TenantCtx,
  device_id: string,
  asked: string | undefined,
  inputs: readonly LocationInput[],
) =>
  inTransaction(ctx, async (ctx) => {
    const { locale } = await contentLanguage(ctx, asked);
    await holdDevice(ctx, device_id);
    const places = placesOf(inputs);
    const last = await lastPosition(ctx, device_id);
    const rows = places.map((place, at) =>
      newRow(ctx, inputs[at] ?? {}, place, { device_id, locale, position: last + at + 1 }),
    );
    await ctx.db.insertInto("locations").values(rows).execute();
    await audit(ctx, {
      action: "location.batch_created",
      subject_type: "device",
      subject_id: device_id,
      after: { ids: rows.map(({ id }) => id) },
    });
    return { created_count: rows.length };
  });
