import type { ImportSubject } from "#contract/imports.ts";
import { sameName } from "../fields/read-cell.ts";
import type { Db } from "#server/platform/database/db.ts";

const PAGE = 5000;

/** Loads all ids, references and names of a customer once, to avoid a query per row. */
export async function loadKnown(db: Db, customer_id: string, subject: ImportSubject) {
  const ids = new Set<string>();
  /** The only record with this name and no reference; null if there are several. */
  const byName = new Map<string, string | null>();
  const byReference = new Map<string, string>();
  let last = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const page = await db
      .selectFrom(subject)
      .select(["id", "name", "reference"])
      .where("customer_id", "=", customer_id)
      .where("deleted_at", "is", null)
      .where("id", ">", last)
      .orderBy("id")
      .limit(PAGE)
      .execute();
    for (const { id, name, reference } of page) {
      ids.add(id);
      const key = sameName(name);
      byName.set(key, byName.has(key) || reference ? null : id);
      if (reference) byReference.set(reference.toLowerCase(), id);
      last = id;
    }
    if (page.length < PAGE) break;
  }
  return {
    hasId: (id: string) => ids.has(id),
    hasName: (name: string) => byName.has(sameName(name)),
    idOfName: (name: string) => byName.get(sameName(name)) ?? undefined,
    idOf: (reference: string) => byReference.get(reference.trim().toLowerCase()),
  };
}
export type Known = Awaited<ReturnType<typeof loadKnown>>;
