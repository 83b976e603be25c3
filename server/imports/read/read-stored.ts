import { sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";
import { notFound } from "#server/platform/http/errors.ts";

const PIECE = 512 * 1024;

/** Fetched in pieces, because decoding one large response would block the thread. */
export async function readStored(db: Db, customer_id: string, import_id: string): Promise<Uint8Array> {
  const stored = db.selectFrom("imports").where("customer_id", "=", customer_id).where("id", "=", import_id);
  const found = await stored.select(sql<number>`octet_length(file)`.as("size")).executeTakeFirst();
  if (!found) throw notFound("Import");
  const bytes = new Uint8Array(found.size);
  for (let at = 0; at < found.size; at += PIECE) {
    const { piece } = await stored
      .select(sql<Buffer>`substring(file from ${at + 1}::int for ${PIECE}::int)`.as("piece"))
      .executeTakeFirstOrThrow();
    bytes.set(piece, at);
  }
  return bytes;
}
