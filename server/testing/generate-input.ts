import fc from "fast-check";
import * as z from "zod";
import { type Endpoint, isMultipart } from "#contract/endpoint.ts";

/** Values that exist in the world under test. */
export type Known = {
  /** Existing values for a field such as `vendor_id` or `locale`. Called for every value, so that it may change. */
  readonly values?: (field: string) => readonly unknown[];
  /** Custom text, such as markup for a walk through the screens. Cut where a field is shorter. */
  readonly text?: fc.Arbitrary<string>;
  /** Edge values, tried wherever a schema accepts them, beside lists of maximum length. */
  readonly edges?: readonly unknown[];
};

/** The parts of a request as its endpoint's schemas require; `body` is missing for multipart forms. */
export type GeneratedInput = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown };

type Schema = z.core.$ZodTypes;
type Limits = { minimum?: number; maximum?: number; pattern?: RegExp; is_whole?: boolean };

const MAX_ITEMS = 4;
const LONGEST_LIST = 2000;
const LONGEST_TEXT = 200;
const TEXT = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.constantFrom("Counter at the harbour", "ផែសមុទ្រ", "Ñandú, 2 km", "ثلاثة", "a\nb", " both ends "),
);

const inner = (schema: z.core.$ZodType) => schema as Schema;

/** The constraints of one check that matter for generating a value. */
function limitOf(check: z.core.$ZodChecks["_zod"]["def"]): Limits {
  if (check.check === "min_length") return { minimum: check.minimum };
  if (check.check === "max_length") return { maximum: check.maximum };
  if (check.check === "greater_than") return { minimum: Number(check.value) };
  if (check.check === "less_than") return { maximum: Number(check.value) };
  if (check.check === "number_format" || check.check === "multiple_of") return { is_whole: true };
  if (check.check === "string_format" && check.format === "regex" && check.pattern) return { pattern: check.pattern };
  return {};
}

/** A schema made by `z.int()` is itself the first of its checks. */
const limitsOf = ({ _zod: { def } }: Schema): Limits =>
  [def, ...(def.checks ?? []).map((check) => check._zod.def)]
    .map((check) => limitOf(check as z.core.$ZodChecks["_zod"]["def"]))
    .reduce((all, one) => ({ ...all, ...one }), {});

const fits = (schema: Schema) => (value: unknown) => z.safeParse(schema, value).success;

const MOST_TRIES = 20_000;

/** A schema that rejects nearly all generated values needs examples: throw instead of searching for ever. */
function fitting(any: fc.Arbitrary<unknown>, schema: Schema) {
  let misses = 0;
  return any.filter((value) => {
    misses = fits(schema)(value) ? 0 : misses + 1;
    if (misses > MOST_TRIES) throw new Error(`Nothing fits ${JSON.stringify(z.toJSONSchema(schema, { io: "input" }))}`);
    return misses === 0;
  });
}

/** By code points, so that no surrogate pair is split. */
function cut(text: string, max: number) {
  let short = "";
  for (const character of text) {
    if (short.length + character.length > max) break;
    short += character;
  }
  return short;
}

/** Cached: fast-check takes far longer to parse a pattern than to generate from it, and many fields share one. */
const matchingTexts = new Map<string, fc.Arbitrary<string>>();

/** fast-check does not support lookaheads; values they forbid are filtered afterwards. */
function matching({ source }: RegExp) {
  const known = matchingTexts.get(source);
  if (known) return known;
  const texts = fc.stringMatching(new RegExp(source.replaceAll(/\(\?[=!][^)]*\)/g, "")), { size: "xsmall" });
  matchingTexts.set(source, texts);
  return texts;
}

function freeText(schema: Schema, { text = TEXT }: Known) {
  const { minimum = 0, maximum = LONGEST_TEXT } = limitsOf(schema);
  return text.map((one) => cut(one, maximum).padEnd(minimum, "x"));
}

const FORMATS: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress({ size: "small" }),
  url: fc
    .stringMatching(/^[a-z]{1,9}(\/[\w-]{1,9}){0,3}(\?q=[a-z]{0,9})?$/)
    .map((path) => `https://example.org/${path}`),
  date: fc
    .date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  datetime: fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString()),
};

/** Half edge values, if the schema accepts any. */
function withEdges(schema: Schema, usual: fc.Arbitrary<unknown>, { edges }: Known) {
  if (!edges) return usual;
  const { maximum } = limitsOf(schema);
  const longest = maximum === undefined || schema._zod.def.type !== "string" ? [] : ["x".repeat(maximum)];
  const fitting = [...edges, ...longest].filter(fits(schema));
  return fitting.length ? fc.oneof(usual, fc.constantFrom(...fitting)) : usual;
}

/** Mostly known values, if there are any. */
function withKnown(schema: Schema, usual: fc.Arbitrary<unknown>, { values }: Known, field: string) {
  if (!values) return usual;
  const known = fc.tuple(fc.nat(), usual).map(([at, other]) => {
    const fitting = values(field).filter(fits(schema));
    return fitting[at % fitting.length] ?? other;
  });
  return fc.oneof({ weight: 15, arbitrary: known }, { weight: 1, arbitrary: usual });
}

function textOf(schema: Schema, known: Known) {
  const { format } = schema._zod.def as { format?: string };
  const byFormat = format ? FORMATS[format] : undefined;
  const { pattern } = limitsOf(schema);
  const any = byFormat ?? (pattern ? matching(pattern) : freeText(schema, known));
  return fitting(any, schema);
}

function numberOf(schema: Schema) {
  const { minimum = -1e6, maximum = 2 ** 31 - 1, is_whole } = limitsOf(schema);
  if (!is_whole) return fc.double({ min: minimum, max: maximum, noNaN: true });
  const small = fc.integer({ min: minimum, max: Math.min(maximum, minimum + 5) });
  return fc.oneof({ weight: 3, arbitrary: small }, fc.integer({ min: minimum, max: maximum }));
}

function objectOf(shape: Readonly<Record<string, z.core.$ZodType>>, known: Known) {
  const names = Object.keys(shape);
  const parts = Object.fromEntries(names.map((name) => [name, validValue(inner(shape[name]!), known, name)]));
  const requiredKeys = names.filter((name) => shape[name]!._zod.optin !== "optional");
  return fc.record(parts, { requiredKeys, noNullPrototype: true });
}

function listOf(schema: Schema, item: fc.Arbitrary<unknown>, known: Known) {
  const { minimum = 0, maximum = MAX_ITEMS } = limitsOf(schema);
  const usual = fc.array(item, { minLength: minimum, maxLength: Math.min(maximum, Math.max(minimum, MAX_ITEMS)) });
  if (!known.edges || maximum > LONGEST_LIST) return usual;
  const longest = item.map((one) => Array.from({ length: maximum }, () => one));
  return fc.oneof({ weight: 30, arbitrary: usual }, { weight: 1, arbitrary: longest });
}

/** Values that a schema of the contract accepts, generated by walking it. */
// oxlint-disable-next-line complexity -- one line for each kind of schema
export function validValue(schema: z.ZodType | Schema, known: Known = {}, field = ""): fc.Arbitrary<unknown> {
  const one = inner(schema);
  const part = (other: z.core.$ZodType) => validValue(inner(other), known, field);
  const leaf = (usual: fc.Arbitrary<unknown>) => withKnown(one, withEdges(one, usual, known), known, field);
  const { def } = one._zod;
  const { examples } = z.globalRegistry.get(one) ?? {};
  if (examples) return leaf(fc.constantFrom(...(examples as unknown[])));
  // oxlint-disable-next-line switch-exhaustiveness-check -- a kind that is new throws below
  switch (def.type) {
    case "object":
      return def.checks?.length ? fitting(objectOf(def.shape, known), one) : objectOf(def.shape, known);
    case "string":
      return leaf(textOf(one, known));
    case "number":
      return leaf(numberOf(one));
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "literal":
      return fc.constantFrom(...def.values);
    case "enum":
      return fc.constantFrom(...Object.values(def.entries));
    case "array":
      return listOf(one, part(def.element), known);
    case "tuple":
      return fc.tuple(...def.items.map(part));
    case "record":
      return fc.dictionary(part(def.keyType) as fc.Arbitrary<string>, part(def.valueType), {
        maxKeys: MAX_ITEMS,
        noNullPrototype: true,
      });
    case "union":
      return fc.oneof(...def.options.map(part));
    case "pipe":
      // Generate a preprocessed value from its output schema, a transformed one from its input schema.
      return fitting(part(inner(def.out)._zod.def.type === "transform" ? def.in : def.out), one);
    case "nullable":
      return fc.option(part(def.innerType), { nil: null });
    case "optional":
    case "default":
    case "readonly":
      return part(def.innerType);
    case "unknown":
    case "any":
      return fc.jsonValue({ maxDepth: 3 });
    default:
      throw new Error(`generate-input.ts knows no ${def.type} yet: teach it that`);
  }
}

const partOf = (schema: z.ZodType | undefined, known: Known) =>
  (schema ? validValue(schema, known) : fc.constant({})) as fc.Arbitrary<Record<string, unknown>>;

/** Complete inputs that an endpoint's schemas accept. */
export const validInput = (endpoint: Endpoint, known: Known = {}): fc.Arbitrary<GeneratedInput> =>
  fc.record({
    params: partOf(endpoint.params, known),
    query: partOf(endpoint.query, known),
    body: endpoint.body && !isMultipart(endpoint.body) ? validValue(endpoint.body, known) : fc.constant(undefined),
  });
