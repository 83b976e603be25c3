import { sql } from "kysely";
import { type PageSnapshot, Withheld } from "#contract/publications.ts";
import type { LText } from "#contract/texts.ts";
import { wholeOf } from "#contract/whole-version.ts";
import { jsonObject } from "#server/platform/lists/json-columns.ts";
import { withoutPart } from "./withhold-part.ts";

/** The withheld parts of publication `n`, as `Withheld[]`. Every public query of earlier versions selects it. */
export const withheldOf = sql<readonly Withheld[]>`(
  select coalesce(jsonb_agg(${jsonObject(Withheld, {
    field: sql.ref("w.field"),
    reason: sql.ref("w.reason"),
    withheld_at: sql.ref("w.withheld_at"),
  })} order by w.field nulls first), '[]')
  from withholdings w where w.page_id = n.page_id and w.number = n.number
)`;

type Stored = {
  readonly withheld: readonly Withheld[];
  readonly title?: LText | null;
  readonly note?: string | null;
  readonly record?: { readonly reference: string | null } | null;
  readonly snapshot?: PageSnapshot;
};
type Shown<V> = V extends { readonly snapshot: PageSnapshot }
  ? Omit<V, "snapshot"> & { readonly snapshot: PageSnapshot | null }
  : V;

/** A snapshot without the withheld parts. */
export const withoutParts = (snapshot: PageSnapshot, withheld: readonly Withheld[]): PageSnapshot =>
  withheld.reduce((shown, { field }) => (field === null ? shown : withoutPart(shown, field)), snapshot);

/**
 * The only place that decides what of an earlier version residents may still read. Of one that is withheld whole there
 * remain its number, its dates and the reason.
 */
export function narrowWithheld<V extends Stored>(version: V): Shown<V> {
  const { withheld, snapshot, record } = version;
  const isWhole = wholeOf(withheld) !== undefined;
  const hides = (part: string) => isWhole || withheld.some(({ field }) => field === part);
  return {
    ...version,
    ...(version.title !== undefined && hides("content.headline") && { title: {} }),
    ...(version.note !== undefined && hides("note") && { note: null }),
    ...(record && hides("subject.reference") && { record: { ...record, reference: null } }),
    ...(snapshot && { snapshot: isWhole ? null : withoutParts(snapshot, withheld) }),
  } as Shown<V>;
}
