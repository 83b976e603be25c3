import type { PageChange, PageSnapshot } from "#contract/publications.ts";
import type { Taxonomy } from "#datachain/model.ts";
import { answerEntries } from "./list-answer-entries.ts";
import { chainEntries } from "./list-chain-entries.ts";
import { contentEntries, type Names } from "./list-content-entries.ts";
import { type Entry, valueEntry } from "./list-entries.ts";
import { organizationsEntries, placeEntries, subjectEntries } from "./list-subject-entries.ts";

/** A snapshot with the taxonomy of its datachain. */
export type Side = { readonly snapshot: PageSnapshot; readonly taxonomy: Taxonomy | null };
export type Difference = Omit<PageChange, "changed_by" | "changed_at">;
export type Comparison = { readonly changes: Difference[]; readonly unchanged_count: number };

/** How many texts of each language readers are told about, because nobody has reviewed them. */
const unreviewedEntries = ({ unreviewed = [], locales }: PageSnapshot): Entry[] =>
  locales.flatMap((locale) => {
    const places = unreviewed.filter((one) => one.locale === locale);
    const identity = places.map(({ subject_id, field }) => `${subject_id} ${field}`).join(" ");
    return valueEntry("unreviewed", places.length || null, { identity }).map((entry) => ({
      ...entry,
      locale,
      isSetting: true as const,
    }));
  });

/** Everything a page says, in reading order. Excludes its address and site languages: they change without publishing. */
export const entriesOf = ({ snapshot, taxonomy }: Side, names: Names): Entry[] => [
  ...contentEntries(snapshot, names),
  ...subjectEntries(snapshot),
  ...organizationsEntries(snapshot),
  ...chainEntries(snapshot.chain, taxonomy, snapshot),
  ...answerEntries(snapshot),
  ...placeEntries(snapshot),
  ...unreviewedEntries(snapshot),
];

const keyOf = ({ field, locale }: Entry) => `${field} ${locale ?? ""}`;
const identityOf = ({ identity, value }: Entry) => identity ?? JSON.stringify(value);

/** Whether the ids present in both lists changed order. */
function isReordered(before: readonly string[], after: readonly string[]) {
  const [was, is] = [new Set(before), new Set(after)];
  const stayed = after.filter((id) => was.has(id));
  return before.filter((id) => is.has(id)).some((id, place) => stayed[place] !== id);
}

function isSame(before: Entry | undefined, after: Entry | undefined) {
  if (before?.order ?? after?.order) return !isReordered(before?.order ?? [], after?.order ?? []);
  return before !== undefined && after !== undefined && identityOf(before) === identityOf(after);
}

const namedBy = ({ field, locale, kind, about = [] }: Entry) => ({ field, locale, kind, about: [...about] });

const shownValue = (entry: Entry | undefined) =>
  typeof entry?.value === "object" && entry.value ? [...entry.value] : (entry?.value ?? null);

/**
 * Describes what publishing would change for residents. Before the first publication everything is new. Pure: also used
 * for the counts in lists and for comparing two past publications.
 */
export function compareSnapshots(before: Side | null, after: Side, names: Names = new Map()): Comparison {
  const was = new Map((before ? entriesOf(before, names) : []).map((entry) => [keyOf(entry), entry]));
  const is = new Map(entriesOf(after, names).map((entry) => [keyOf(entry), entry]));
  /** A part is only listed on its own if its whole exists in both states. */
  const isPartOfNew = ({ whole }: Entry) => whole !== undefined && !(was.has(`${whole} `) && is.has(`${whole} `));
  const changes: Difference[] = [];
  let unchanged_count = 0;
  for (const key of new Set([...is.keys(), ...was.keys()])) {
    const [old, now] = [was.get(key), is.get(key)];
    const entry = now ?? old;
    if (!entry || entry.isSilent || isPartOfNew(entry) || (!before && entry.isSetting)) continue;
    if (isSame(old, now)) unchanged_count += entry.order ? 0 : 1;
    else changes.push({ ...namedBy(entry), before: shownValue(old), after: shownValue(now) });
  }
  return { changes, unchanged_count };
}
