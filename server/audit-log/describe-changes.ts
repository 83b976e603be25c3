import { isDeepStrictEqual } from "node:util";
import type { AuditChange } from "#contract/audit-log.ts";

type Json = Readonly<Record<string, unknown>>;
export type Written = { readonly before: unknown; readonly after: unknown };

/** Kept by the product itself, or said elsewhere in the entry. */
const UNTOLD =
  /^(id|ids|customer_id|lock_version|number|position|(created|updated)_(at|by)|.*_scanned_at|scans?_.*|scan_count)$/;
/** Never in words: whoever sees the log could use them. */
const SECRET = /secret|token|password|hash/;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const LOCALE = /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/;

const MOST_CHANGES = 12;
const MOST_VALUES = 20;
const LONGEST = 300;
const DEEPEST = 2;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const objectOf = (value: unknown): Json => (isObject(value) ? value : {});

/** Ids in an entry's fields, for their names. */
export function idsIn(value: unknown): string[] {
  if (typeof value === "string") return UUID.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.slice(0, MOST_VALUES).flatMap(idsIn);
  return isObject(value) ? Object.values(value).flatMap(idsIn) : [];
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0);

/** Localized text: one value for each language. */
const isTexts = (value: unknown): value is Readonly<Record<string, string | null>> =>
  isObject(value) &&
  Object.entries(value).length > 0 &&
  Object.entries(value).every(([key, text]) => LOCALE.test(key) && (text === null || typeof text === "string"));

type Names = ReadonlyMap<string, string>;
/** No words for the value: only that it changed can be told. */
const UNSAID = undefined;

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

function valueIn(names: Names, value: unknown): AuditChange["before"] | undefined {
  if (isEmpty(value)) return null;
  if (typeof value === "string") return UUID.test(value) ? (names.get(value) ?? UNSAID) : shortened(value);
  if (typeof value === "number" || typeof value === "boolean") return value;
  if (!Array.isArray(value)) return UNSAID;
  const values = value.slice(0, MOST_VALUES).map((one) => valueIn(names, one));
  return values.every((one) => typeof one === "string" || typeof one === "number") ? values.map(String) : UNSAID;
}

type Field = { readonly field: string; readonly locale?: string; readonly before: unknown; readonly after: unknown };

function changeOf(names: Names, { field, locale, before, after }: Field): AuditChange {
  const told = [valueIn(names, before), valueIn(names, after)] as const;
  const [was, is] = SECRET.test(field) || field.endsWith("_key") ? [UNSAID, UNSAID] : told;
  const sides = was === UNSAID || is === UNSAID ? { before: null, after: null } : { before: was, after: is };
  return { field, locale: locale ?? null, ...sides };
}

/** A field, its languages, or the fields within it. */
function partsOf(field: Field, depth = 1): Field[] {
  const { before, after } = field;
  if (isDeepStrictEqual(before ?? null, after ?? null) || (isEmpty(before) && isEmpty(after))) return [];
  const sides = [before, after].filter((side) => !isEmpty(side));
  const both = [...new Set(sides.flatMap((side) => Object.keys(objectOf(side))))];
  const [was, is] = [objectOf(before), objectOf(after)];
  if (sides.every(isTexts))
    return both
      .filter((locale) => (was[locale] ?? null) !== (is[locale] ?? null))
      .map((locale) => ({ field: field.field, locale, before: was[locale], after: is[locale] }));
  if (sides.every(isObject) && depth < DEEPEST)
    return both.flatMap((key) =>
      UNTOLD.test(key) ? [] : partsOf({ field: `${field.field}.${key}`, before: was[key], after: is[key] }, depth + 1),
    );
  return [field];
}

/** An entry's fields before and after. An update names what was sent, beside the whole row before. */
export function describeChanges(names: Names, { before, after }: Written) {
  const [was, is] = [objectOf(before), objectOf(after)];
  const keys = Object.keys(isObject(after) ? is : was).filter((key) => !UNTOLD.test(key));
  const changes = keys
    .flatMap((key) => partsOf({ field: key, before: was[key], after: is[key] }))
    .map((field) => changeOf(names, field));
  return { changes: changes.slice(0, MOST_CHANGES), more_changes: Math.max(0, changes.length - MOST_CHANGES) };
}

const NAME_FIELDS = ["name", "title", "email", "code", "label", "path", "filename", "slug"];

/** The name of a record that is gone, as the entry kept it. */
export function keptName({ before, after }: Written): string | null {
  for (const field of NAME_FIELDS)
    for (const side of [after, before]) {
      const value = objectOf(side)[field];
      if (typeof value === "string" && value) return shortened(value);
    }
  return null;
}
