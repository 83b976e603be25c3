import type { ImportSubject } from "#contract/imports.ts";
import type { Db } from "#server/platform/database/db.ts";

const PAGE = 5000;

/** Loads all ids, references and names of a customer once, to avoid a query per row. */
export async function loadKnown(db: Db, customer_id: string, subject: ImportSubject) {
  const ids = new Set<string>();
  const names = new Set<string>();
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
      names.add(name.trim().toLowerCase());
      if (reference) byReference.set(reference.toLowerCase(), id);
      last = id;
    }
    if (page.length < PAGE) break;
  }
  return {
    hasId: (id: string) => ids.has(id),
    hasName: (name: string) => names.has(name.trim().toLowerCase()),
    idOf: (reference: string) => byReference.get(reference.trim().toLowerCase()),
  };
}
export type Known = Awaited<ReturnType<typeof loadKnown>>;
