import { sql } from "kysely";
import { filled } from "./chains.ts";
import type { DemoPictures } from "./photos.ts";
import type { Workshop } from "./workshop.ts";

/** Records the stored images as the customer's own. */
export async function insertImages({ db, customer_id }: Workshop, { photos, marks }: DemoPictures) {
  const images = [...photos.map(({ image }) => image), ...marks.values()];
  if (!images.length) return;
  const rows = images.map(({ bytes, ...image }) => ({ ...image, bytes: bytes.length, customer_id }));
  await db.insertInto("images").values(rows).execute();
}

/** Sets the devices' photos, which their pages show too. */
export async function insertPhotos({ db, customer_id }: Workshop, { photos }: DemoPictures) {
  if (!photos.length) return;
  const shown = photos.map(({ reference, image, alt }) => ({ reference, key: image.key, alt: filled(alt) }));
  await sql`
    update devices set photo_key = photo.key, photo_alt = photo.alt
    from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb) as photo (reference text, key text, alt jsonb)
    where devices.customer_id = ${customer_id} and devices.reference = photo.reference`.execute(db);
}
