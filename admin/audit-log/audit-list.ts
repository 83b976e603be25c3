import { useListState } from "#admin/lists/use-list-state.ts";
import { AUDIT_KINDS, type AuditKind } from "#contract/audit-actions.ts";

export const PERIODS = ["1", "7", "30", "90", "365"] as const;
const FILTERS = ["kind", "person", "days", "subject_id"];
const DAY_MS = 86_400_000;

export const useAuditList = () => useListState({ sorts: ["at"], firstSort: "-at", filters: FILTERS });
export type AuditList = ReturnType<typeof useAuditList>;

const isKind = (kind: string): kind is AuditKind => (AUDIT_KINDS as readonly string[]).includes(kind);

/** The first day of the last so many, today included. */
const firstDay = (days: number) => new Date(Date.now() - (days - 1) * DAY_MS).toLocaleDateString("en-CA");

/** Filters from the address; unknown values are ignored. */
export function askedOf({ q, sort, filter }: AuditList) {
  const kind = filter("kind").filter(isKind);
  const person = filter("person");
  const [subject_id] = filter("subject_id");
  const days = PERIODS.find((period) => period === filter("days")[0]);
  return {
    sort,
    ...(q && { q }),
    ...(kind.length > 0 && { kind }),
    ...(person.length > 0 && { person }),
    ...(subject_id && { subject_id }),
    ...(days && { from: firstDay(Number(days)) }),
  };
}
