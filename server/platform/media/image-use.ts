import { type RawBuilder, sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";

/** Every column that references an image. A test compares this list with the database. */
export const IMAGE_COLUMNS = [
  ["sites", "logo_key"],
  ["sites", "favicon_key"],
  ["sites", "hero_key"],
  ["sites", "responsable_org_logo_key"],
  ["organizations", "logo_key"],
  ["devices", "photo_key"],
  ["locations", "sign_photo_key"],
  ["algorithms", "image_key"],
  ["publication_images", "image_key"],
  ["pages", "image_key"],
  ["page_revisions", "image_key"],
] as const;

/** Snapshots list all their images in `image_keys`. */
const SNAPSHOTS = ["publications", "page_schedules"] as const;

type Shows = (column: RawBuilder<unknown>) => RawBuilder<unknown>;

/** Includes deleted records: they can be restored. */
const anyOf = (
  columns: readonly (typeof IMAGE_COLUMNS)[number][],
  tables: readonly (typeof SNAPSHOTS)[number][],
  shows: Shows,
  showsAmong: Shows,
) => {
  const records = columns.map(([table, column]) => ({ table, is: shows(sql.ref(`record.${column}`)) }));
  const snapshots = tables.map((table) => ({ table, is: showsAmong(sql.ref("record.image_keys")) }));
  const each = [...records, ...snapshots].map(
    ({ table, is }) => sql`exists (select from ${sql.table(table)} as record where ${is})`,
  );
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
};

/** For a query on `images`: whether its own customer uses it anywhere. */
export const isUsedByItsCustomer = anyOf(
  IMAGE_COLUMNS,
  SNAPSHOTS,
  (column) => sql`${column} = images.key and record.customer_id = images.customer_id`,
  (keys) => sql`${keys} ? images.key and record.customer_id = images.customer_id`,
);

/** Columns whose images residents see on every page. */
const SITE_COLUMNS = IMAGE_COLUMNS.filter(([table]) => table === "sites");

/** A version that residents may read shows one of the images. */
const isInVersion = (keys: readonly string[]) => sql`exists (
  select from publications as version
  where version.image_keys ?| ${keys}::text[] and not exists (
    select from withholdings as withheld
    where withheld.page_id = version.page_id and withheld.number = version.number and withheld.image_keys ?| ${keys}::text[]))`;

/** Whether one of these images is in use, and whether residents may see it. */
export async function findImageUse(db: Db, keys: readonly string[]) {
  const shows: Shows = (column) => sql`${column} = any(${keys})`;
  const showsAmong: Shows = (among) => sql`${among} ?| ${keys}::text[]`;
  const { rows } = await sql<{ is_public: boolean; is_used: boolean }>`
    select ${anyOf(SITE_COLUMNS, [], shows, showsAmong)} or ${isInVersion(keys)} as is_public,
      ${anyOf(IMAGE_COLUMNS, SNAPSHOTS, shows, showsAmong)} as is_used`.execute(db);
  return rows[0] ?? { is_public: false, is_used: false };
}

/** Held until the transaction ends. Several customers may share a picture, so the lock is on its key alone. */
export const lockImage = (db: Db, key: string, mode: "to store it" | "to delete it") =>
  mode === "to delete it"
    ? sql`select pg_advisory_xact_lock(hashtextextended(${key}, 1))`.execute(db)
    : sql`select pg_advisory_xact_lock_shared(hashtextextended(${key}, 1))`.execute(db);
