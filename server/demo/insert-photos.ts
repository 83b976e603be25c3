import { sql } from "kysely";
import { filled } from "./chains.ts";
import type { DemoPhoto } from "./photos.ts";
import type { Workshop } from "./workshop.ts";

/** The devices' photos, which their pages show as well. */
export async function insertPhotos({ db, customer_id }: Workshop, photos: readonly DemoPhoto[]) {
  if (!photos.length) return;
  const rows = photos.map(({ image: { bytes, ...image } }) => ({ ...image, bytes: bytes.length, customer_id }));
  await db.insertInto("images").values(rows).execute();
  const shown = photos.map(({ reference, image, alt }) => ({ reference, key: image.key, alt: filled(alt) }));
  await sql`
    update devices set photo_key = photo.key, photo_alt = photo.alt
    from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb) as photo (reference text, key text, alt jsonb)
    where devices.customer_id = ${customer_id} and devices.reference = photo.reference`.execute(db);
}
