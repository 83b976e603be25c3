import { isDeepStrictEqual } from "node:util";
import type { Problem } from "../read/raw-row.ts";
import { sameName } from "../fields/read-cell.ts";
import type { Link } from "../fields/read-record.ts";
import type { ReadRow, ReadSupplier } from "../fields/read-row.ts";
import type { RecordPlan } from "../import-plan.ts";
import { changesOf, isNothing } from "./compare-part.ts";
import type { Existing } from "./find-existing.ts";
import { type AnswersFrom, mergeAnswers } from "./merge-answers.ts";
import type { References } from "./resolve-references.ts";

const suppliersKey = (suppliers: readonly ReadSupplier[]) =>
  suppliers.map(({ name, role }) => `${sameName(name)} ${role}`);

const fieldNameOf = (column: string) => column.replace(/_id$/, "");

/** Links that change. Unknown names that may not be created are reported and skipped. */
function linksOf(row: ReadRow, existing: Existing | undefined, links: readonly Link[], references: References) {
  const named: Record<string, string> = {};
  const problems: Problem[] = [];
  for (const { column, noun } of links) {
    const name = row.links[column];
    const before = existing?.links[column] ?? "";
    if (name === undefined || references.identify(noun, before) === references.identify(noun, name)) continue;
    const code = references.problemOf(noun, name);
    if (code) problems.push({ code, field: fieldNameOf(column), column: null, value: name });
    else named[column] = name;
  }
  return { named, problems };
}

/** Without those that have a problem; null if none is left. */
function known<T>(all: readonly T[], problems: readonly Problem[], nameOf: (one: T) => string): readonly T[] | null {
  const left = all.filter((one) => problems.every(({ value }) => value !== nameOf(one)));
  return left.length ? left : null;
}

function labelsOf(row: ReadRow, existing: Existing | undefined, references: References) {
  const { labels } = row;
  const identify = (names: readonly string[]) => new Set(names.map((name) => references.identify("label", name)));
  if (!labels || isDeepStrictEqual(identify(labels), identify(existing?.labels ?? [])))
    return { labels: null, problems: [] };
  const problems = labels.flatMap((name): Problem[] => {
    const code = references.problemOf("label", name);
    return code ? [{ code, field: "labels", column: null, value: name }] : [];
  });
  return { labels: known(labels, problems, (name) => name), problems };
}

function suppliersOf(row: ReadRow, existing: Existing | undefined, references: References) {
  const { suppliers } = row;
  const isSame = suppliers && isDeepStrictEqual(suppliersKey(suppliers), suppliersKey(existing?.suppliers ?? []));
  if (!suppliers || isSame) return { suppliers: null, problems: [] };
  const problems = suppliers.flatMap(({ name }): Problem[] => {
    const code = references.problemOf("organization", name);
    return code ? [{ code, field: "suppliers", column: null, value: name }] : [];
  });
  return { suppliers: known(suppliers, problems, ({ name }) => name), problems };
}

/** Organizations with a long name, which the import creates. */
function longNames({ links: named, suppliers }: Planned["plan"], links: readonly Link[], references: References) {
  const all = [
    ...links.flatMap(({ column, noun }) =>
      noun === "organization" && named[column] ? [{ field: fieldNameOf(column), name: named[column] }] : [],
    ),
    ...(suppliers ?? []).map(({ name }) => ({ field: "suppliers", name })),
  ];
  return all
    .filter(({ name }) => references.isLong("organization", name))
    .map(({ field, name }): Problem => ({ code: "name_long", field, column: null, value: name }));
}

function answersOf(row: ReadRow, existing: Existing | undefined, from: AnswersFrom) {
  if (!row.answers) return null;
  const before = existing?.answers ?? {};
  const answers = mergeAnswers(row.answers, before, from);
  return isDeepStrictEqual(answers, before) ? null : answers;
}

/** References match case-insensitively, so a different case is not a change. */
function withoutKnownReference({ set: { reference, ...set }, texts }: ReadRow, existing: Existing | undefined) {
  const known = existing?.row["reference"];
  const isKnown = typeof reference === "string" && typeof known === "string" && sameName(reference) === sameName(known);
  return { texts, set: isKnown || reference === undefined ? set : { reference, ...set } };
}

export type Planned = { readonly plan: Omit<RecordPlan, "place">; readonly problems: readonly Problem[] };

/** The changes to the record itself: everything if new, otherwise the differences. */
export function planRecord(
  row: ReadRow,
  existing: Existing | undefined,
  {
    id,
    locale,
    source,
    links,
    references,
  }: AnswersFrom & {
    id: string;
    links: readonly Link[];
    references: References;
  },
): Planned {
  const { set, texts } = changesOf(withoutKnownReference(row, existing), existing?.row, locale);
  const linked = linksOf(row, existing, links, references);
  const labelled = labelsOf(row, existing, references);
  const supplied = suppliersOf(row, existing, references);
  const plan = {
    id,
    is_new: !existing,
    lock_version: existing?.lock_version ?? 0,
    set,
    texts,
    links: linked.named,
    labels: labelled.labels,
    suppliers: supplied.suppliers,
    answers: answersOf(row, existing, { locale, source }),
    sheet_version: existing?.sheet_version ?? null,
  };
  const problems = [...linked.problems, ...labelled.problems, ...supplied.problems];
  return { plan, problems: [...problems, ...longNames(plan, links, references)] };
}

export const changesRecord = ({ set, texts, links, labels, suppliers, answers }: Planned["plan"]) =>
  !isNothing({ set, texts }) ||
  Object.keys(links).length > 0 ||
  [labels, suppliers, answers].some((part) => part !== null);

/** Called for valid rows only, so that failed rows create no references. Returns those that are new. */
export function needReferences(
  { links: named, labels, suppliers }: Planned["plan"],
  links: readonly Link[],
  references: References,
) {
  const all = [
    ...links.flatMap(({ column, noun }) => (named[column] ? [{ noun, name: named[column] }] : [])),
    ...(suppliers ?? []).map(({ name }) => ({ noun: "organization" as const, name })),
    ...(labels ?? []).map((name) => ({ noun: "label" as const, name })),
  ];
  for (const { noun, name } of all) references.need(noun, name);
  references.together(labels ?? []);
  return references.newOf(all);
}
