import { sql } from "kysely";
import type { ImportSubject } from "#contract/imports.ts";
import { OWNER } from "#contract/records/owner.ts";
import { isNobody } from "../fields/organization-name.ts";
import { sameName } from "../fields/read-cell.ts";
import type { Db } from "#server/platform/database/db.ts";

const PAGE = 5000;

type KnownRow = { id: string; name: string; reference: string | null; owner: string | null };
type Holder = { readonly id: string; readonly owner: string };
type Namesake = Holder & { readonly has_reference: boolean };
const keyOf = (reference: string) => reference.trim().toLowerCase();
/** Records without an organization share one owner. */
export const ownerKey = (name: string | null | undefined) => sameName(name ?? "");
/** In a file, "LLC" and "n/a" are nobody too. */
export const ownerInFile = (name: string | undefined) => (name === undefined || isNobody(name) ? "" : ownerKey(name));

const onlyId = ([only, ...others]: readonly Namesake[]) =>
  only && !others.length && !only.has_reference ? only.id : undefined;

/** Loads all ids, references and names of a customer once, to avoid a query per row. */
export async function loadKnown(db: Db, customer_id: string, subject: ImportSubject) {
  const ids = new Set<string>();
  const byName = new Map<string, Namesake[]>();
  /** Several if they belong to several organizations. */
  const byReference = new Map<string, Holder[]>();
  let last = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const { rows: page } = await sql<KnownRow>`
      select r.id, r.name, r.reference, owner.name as owner
      from ${sql.table(subject)} r left join organizations owner on owner.id = r.${sql.ref(OWNER[subject])}
      where r.customer_id = ${customer_id} and r.deleted_at is null and r.id > ${last}
      order by r.id limit ${PAGE}`.execute(db);
    for (const { id, name, reference, owner } of page) {
      ids.add(id);
      const key = sameName(name);
      const namesake = { id, owner: ownerKey(owner), has_reference: Boolean(reference) };
      const others = byName.get(key);
      if (others) others.push(namesake);
      else byName.set(key, [namesake]);
      if (reference)
        byReference.set(keyOf(reference), [
          ...(byReference.get(keyOf(reference)) ?? []),
          { id, owner: ownerKey(owner) },
        ]);
      last = id;
    }
    if (page.length < PAGE) break;
  }
  return {
    hasId: (id: string) => ids.has(id),
    hasName: (name: string) => byName.has(sameName(name)),
    /** The only record with this name, of this owner or nobody's, if it has no reference. */
    idOfName: (name: string, owner: string) => {
      const all = byName.get(sameName(name)) ?? [];
      const exact = all.filter((one) => one.owner === owner);
      return onlyId(owner ? (exact.length ? exact : all.filter((one) => !one.owner)) : all);
    },
    /** Records with this reference, one for each owner. */
    holdersOf: (reference: string): readonly Holder[] => byReference.get(keyOf(reference)) ?? [],
  };
}
export type Known = Awaited<ReturnType<typeof loadKnown>>;
