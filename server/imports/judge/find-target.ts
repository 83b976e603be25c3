import type { ImportSubject } from "#contract/imports.ts";
import { OWNER } from "#contract/records/owner.ts";
import type { ReadRow } from "../fields/read-row.ts";
import type { RecordPlan } from "../import-plan.ts";
import type { Existing } from "./find-existing.ts";
import { type Known, ownerKey } from "./load-known.ts";
import type { Survey } from "./survey-file.ts";

export const ownerOf = ({ links }: Pick<ReadRow, "links">, subject: ImportSubject) => ownerKey(links[OWNER[subject]]);

type Facts = {
  readonly known: Known;
  readonly survey: Pick<Survey, "isNameShared" | "isReferenceShared">;
  readonly subject: ImportSubject;
};

/**
 * By reference and owner. If the file uses the reference for one record only, a missing owner is no obstacle: neither in
 * the row, if one record has the reference, nor in the record.
 */
function holderOf(reference: string, owner: string, { known, survey }: Facts) {
  const holders = known.holdersOf(reference);
  const exact = holders.find((one) => one.owner === owner);
  if (exact || survey.isReferenceShared(reference)) return exact?.id;
  if (owner) return holders.find((one) => !one.owner)?.id;
  return holders.length === 1 ? holders[0]?.id : undefined;
}

/** The existing record that a row refers to, if any. */
export function findTarget(row: ReadRow, facts: Facts) {
  const { known, survey, subject } = facts;
  const { reference, name } = row.set;
  const isReferenced = typeof reference === "string";
  const owner = ownerOf(row, subject);
  const holders = isReferenced ? known.holdersOf(reference) : [];
  const byReference = isReferenced ? holderOf(reference, owner, facts) : undefined;
  const byId = row.id && known.hasId(row.id) ? row.id : undefined;
  const isOnlyNamed = row.id === undefined && reference === undefined && typeof name === "string";
  const byName = isOnlyNamed && !survey.isNameShared(name) ? known.idOfName(name) : undefined;
  const id = byId ?? byReference ?? byName;
  const isAmbiguous = !id && !owner && holders.length > 1 && isReferenced && !survey.isReferenceShared(reference);
  return {
    id,
    isByName: byName !== undefined,
    isAmbiguous,
    isElsewhere: !id && !isAmbiguous && holders.length > 0,
  };
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
