import type { ImportSubject } from "#contract/imports.ts";
import { OWNER } from "#contract/records/owner.ts";
import type { ReadRow } from "../fields/read-row.ts";
import type { RecordPlan } from "../import-plan.ts";
import type { Existing } from "./find-existing.ts";
import { type Known, ownerInFile, ownerKey } from "./load-known.ts";
import type { Survey } from "./survey-file.ts";

export const ownerOf = ({ links }: Pick<ReadRow, "links">, subject: ImportSubject) =>
  ownerInFile(links[OWNER[subject]]);

type Facts = {
  readonly known: Known;
  readonly survey: Pick<Survey, "isNameShared" | "isReferenceShared">;
  readonly subject: ImportSubject;
};

const NOBODY = { id: undefined, isAmbiguous: false, isElsewhere: false };

/**
 * By reference and owner. If the file uses the reference for one record only, a missing owner is no obstacle: neither in
 * the row, if one record has the reference, nor in the record.
 */
function findHolder({ set: { reference }, ...row }: ReadRow, { known, survey, subject }: Facts) {
  if (typeof reference !== "string") return NOBODY;
  const owner = ownerOf(row, subject);
  const holders = known.holdersOf(reference);
  const found = (id: string | undefined) => ({ id, isAmbiguous: false, isElsewhere: !id && holders.length > 0 });
  const exact = holders.find((one) => one.owner === owner);
  if (exact || survey.isReferenceShared(reference)) return found(exact?.id);
  if (owner) return found(holders.find((one) => !one.owner)?.id);
  return holders.length > 1 ? { ...NOBODY, isAmbiguous: true } : found(holders[0]?.id);
}

/** For files without ids and references. */
function findByName({ id, set: { reference, name }, ...row }: ReadRow, { known, survey, subject }: Facts) {
  if (id !== undefined || reference !== undefined || typeof name !== "string") return undefined;
  const owner = ownerOf(row, subject);
  return survey.isNameShared(name, owner) ? undefined : known.idOfName(name, owner);
}

/** The existing record that a row refers to, if any. */
export function findTarget(row: ReadRow, facts: Facts) {
  const id = row.id && facts.known.hasId(row.id) ? row.id : undefined;
  if (id) return { ...NOBODY, id, isByName: false };
  const named = findByName(row, facts);
  return { ...findHolder(row, facts), ...(named && { id: named }), isByName: named !== undefined };
}

/** Who has which reference after the import: two records of one owner cannot share it. */
export function createClaims(known: Known, subject: ImportSubject) {
  const claimed = new Map<string, string>();
  function placeOf({ set, links }: Pick<RecordPlan, "set" | "links">, existing: Existing | undefined) {
    const reference = set["reference"] ?? existing?.row["reference"];
    if (typeof reference !== "string") return undefined;
    const owner = ownerKey(links[OWNER[subject]] ?? existing?.links[OWNER[subject]]);
    return { reference, owner, key: `${reference.toLowerCase()}\n${owner}` };
  }
  type Plan = Pick<RecordPlan, "id" | "set" | "links">;
  return {
    isTaken: (plan: Plan, existing: Existing | undefined) => {
      const place = placeOf(plan, existing);
      if (!place) return false;
      const { reference, owner, key } = place;
      const holder = claimed.get(key) ?? known.holdersOf(reference).find((one) => one.owner === owner)?.id;
      return holder !== undefined && holder !== plan.id;
    },
    claim: (plan: Plan, existing: Existing | undefined) => {
      const place = placeOf(plan, existing);
      if (place) claimed.set(place.key, plan.id);
    },
  };
}
