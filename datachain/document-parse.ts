import { localeOfTag } from "#contract/language-tag.ts";
import { type Form, type JsonObject, OURS } from "./document-form.ts";
import {
  type Action,
  ACTION_TYPES,
  type LText,
  type Source,
  SOURCE_TYPES,
  type SubchainInstance,
  type Taxonomy,
} from "./model.ts";

export const DOCUMENT_PROBLEMS = [
  "ACTION_MALFORMED",
  "AI_GENERATED",
  "CATEGORY_UNKNOWN",
  "CONTEXT_TYPE_UNKNOWN",
  "DESCRIPTION_DROPPED",
  "DUPLICATE_PRIORITY",
  "ELEMENT_INSTANCE_ID_DUPLICATE",
  "ELEMENT_MALFORMED",
  "INSTANCE_ELEMENT_UNKNOWN",
  "LINKED_INSTANCES_DROPPED",
  "NOT_A_DOCUMENT",
  "OPTION_UNKNOWN",
  "PRIORITY_INVALID",
  "PRIORITY_NEGATIVE",
  "PROVENANCE_DROPPED",
  "SCHEMA_VERSION_UNKNOWN",
  "SOURCE_MALFORMED",
  "SUBCHAIN_INSTANCE_UNKNOWN",
  "SUBCHAIN_MALFORMED",
  "TAXONOMY_UNKNOWN",
  "TEXT_MALFORMED",
  "TITLES_DROPPED",
  "TOO_LARGE",
  "VARIABLE_DROPPED",
  "VARIABLE_MOVED",
] as const;
export type DocumentProblemCode = (typeof DOCUMENT_PROBLEMS)[number];
export type DocumentProblem = { readonly path: string; readonly code: DocumentProblemCode; readonly message: string };

/** State of reading one document. */
export type Reading = {
  readonly form: Form;
  readonly taxonomy: Taxonomy;
  readonly problems: DocumentProblem[];
};

export function report(
  { problems }: Pick<Reading, "problems">,
  path: string,
  code: DocumentProblemCode,
  message: string,
) {
  problems.push({ path, code, message });
}

export const asObject = (value: unknown): JsonObject | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
export const asArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const asText = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);
export const oneOf = <const T extends string>(known: readonly T[], value: unknown) =>
  known.find((candidate) => candidate === value);

/** Our extension field, if present. */
export const oursIn = (object: JsonObject): JsonObject => asObject(object[OURS]) ?? {};

const LOCALE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;
const MAX_TEXT = 20_000;

/** DTPR texts are lists, plain strings in old documents; maps come from our extension. */
function textEntries(value: unknown): readonly (readonly [unknown, unknown])[] {
  if (typeof value === "string") return [["en", value]];
  if (Array.isArray(value))
    return value.map((entry: unknown) => {
      const { locale, value: text } = asObject(entry) ?? { locale: "en", value: entry };
      return [locale, text];
    });
  return Object.entries(asObject(value) ?? {});
}

export function readText(value: unknown, path: string, reading: Reading, localeIn = localeOfTag): LText {
  const good = textEntries(value).flatMap(([locale, text]) => {
    if (typeof locale === "string" && LOCALE.test(locale) && typeof text === "string" && text.length <= MAX_TEXT)
      return text.trim() === "" ? [] : [[localeIn(locale), text] as const];
    report(reading, path, "TEXT_MALFORMED", "A text needs a language tag and a string of moderate length.");
    return [];
  });
  return Object.fromEntries(good);
}

/** Our extension uses our own locale names. */
export const readOwnText = (value: unknown, path: string, reading: Reading) =>
  readText(value, path, reading, (locale) => locale);

/** A DTPR text, plus the languages only our extension can hold. */
export const readWhole = (standard: unknown, own: unknown, path: string, reading: Reading): LText => ({
  ...readText(standard, path, reading),
  ...readOwnText(own, path, reading),
});

export function readActions(values: readonly unknown[], path: string, reading: Reading): Omit<Action, "id">[] {
  return values.flatMap((value, index) => {
    const at = `${path}[${index}]`;
    const action = asObject(value);
    const type = oneOf(ACTION_TYPES, action?.type);
    if (action && type !== undefined && typeof action.target === "string" && action.target.length <= MAX_TEXT) {
      const label = readWhole(action.label, oursIn(action).label, `${at}.label`, reading);
      return [{ type, label, target: action.target }];
    }
    report(reading, at, "ACTION_MALFORMED", "An action needs a known type and a target.");
    return [];
  });
}

export function readSources(values: readonly unknown[], path: string, reading: Reading): Omit<Source, "id">[] {
  return values.flatMap((value, index) => {
    const source = asObject(value);
    if (source && typeof source.title === "string" && source.title.length <= MAX_TEXT)
      return [
        {
          type: oneOf(SOURCE_TYPES, source.type) ?? "other",
          title: source.title,
          url: asText(source.url) ?? asText(oursIn(source).url) ?? null,
          citation: typeof source.citation === "string" ? source.citation : null,
        },
      ];
    report(reading, `${path}[${index}]`, "SOURCE_MALFORMED", "A source needs a title.");
    return [];
  });
}

/** Sorted by their `order`, else in document order. */
export function readFlows(values: readonly unknown[], path: string, reading: Reading): SubchainInstance[] {
  const seen = new Set<string>();
  const flows = values.flatMap((value, index) => {
    const at = `${path}[${index}]`;
    const flow = asObject(value);
    const id = asText(flow?.id);
    const subchain_id = asText(flow?.subchain_id);
    if (flow && id !== undefined && subchain_id !== undefined && !seen.has(id)) {
      seen.add(id);
      const order = Number.isInteger(flow.order) ? (flow.order as number) : index;
      const heads = asArray(flow.head_refs).flatMap((head) => asText(head) ?? []);
      const head_refs = heads.length > 0 ? { head_refs: heads } : {};
      return [{ order, flow: { id, subchain_id, title: readOwnText(oursIn(flow).title, at, reading), ...head_refs } }];
    }
    report(reading, at, "SUBCHAIN_MALFORMED", "A subchain needs its own ID and the ID of its definition.");
    return [];
  });
  return flows.toSorted((a, b) => a.order - b.order).map(({ flow }) => flow);
}

/** Adds the ids our chains need and documents lack. */
export const numbered = <T extends object>(items: readonly T[], prefix: string) =>
  items.map((item, index) => ({ ...item, id: `${prefix}${index + 1}` }));
