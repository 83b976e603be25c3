import fc from "fast-check";
import * as z from "zod";
import { type Endpoint, isMultipart } from "#contract/endpoint.ts";

/** What makes generated values mean something in a world that exists. */
export type Known = {
  /** Ids of rows that are there; others are made up. */
  readonly ids?: readonly string[];
  /** Free text, such as markup for a walk through the screens. It is cut where a field is shorter. */
  readonly text?: fc.Arbitrary<string>;
};

/** The parts of a request as its endpoint wants them; `body` is missing where form parts are sent. */
export type GeneratedInput = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown };

type Schema = z.core.$ZodTypes;
type Limits = { minimum?: number; maximum?: number; pattern?: RegExp; is_whole?: boolean };

const MAX_ITEMS = 4;
const LONGEST_TEXT = 200;
const TEXT = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.constantFrom("Counter at the harbour", "ផែសមុទ្រ", "Ñandú, 2 km", "ثلاثة", "a\nb", " both ends "),
);

const inner = (schema: z.core.$ZodType) => schema as Schema;

/** What one check of a schema says, as far as it helps to make a value. */
function limitOf(check: z.core.$ZodChecks["_zod"]["def"]): Limits {
  if (check.check === "min_length") return { minimum: check.minimum };
  if (check.check === "max_length") return { maximum: check.maximum };
  if (check.check === "greater_than") return { minimum: Number(check.value) };
  if (check.check === "less_than") return { maximum: Number(check.value) };
  if (check.check === "number_format") return { is_whole: true };
  if (check.check === "string_format" && check.format === "regex" && check.pattern) return { pattern: check.pattern };
  return {};
}

/** A schema made by `z.int()` is itself the first of its checks. */
const limitsOf = ({ _zod: { def } }: Schema): Limits =>
  [def, ...(def.checks ?? []).map((check) => check._zod.def)]
    .map((check) => limitOf(check as z.core.$ZodChecks["_zod"]["def"]))
    .reduce((all, one) => ({ ...all, ...one }), {});

const fits = (schema: Schema) => (value: unknown) => z.safeParse(schema, value).success;

/** By whole characters, so that no pair is torn. */
function cut(text: string, max: number) {
  let short = "";
  for (const character of text) {
    if (short.length + character.length > max) break;
    short += character;
  }
  return short;
}

/** fast-check knows no lookaheads; what they forbid is filtered afterwards. */
const matching = ({ source }: RegExp) =>
  fc.stringMatching(new RegExp(source.replaceAll(/\(\?[=!][^)]*\)/g, "")), { size: "xsmall" });

function freeText(schema: Schema, { text = TEXT }: Known) {
  const { minimum = 0, maximum = LONGEST_TEXT } = limitsOf(schema);
  return text.map((one) => cut(one, maximum).padEnd(minimum, "x"));
}

const FORMATS: Record<string, (known: Known) => fc.Arbitrary<string>> = {
  uuid: ({ ids = [] }) =>
    ids.length ? fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...ids) }, fc.uuid()) : fc.uuid(),
  email: () => fc.emailAddress({ size: "small" }),
  url: () => fc.webUrl({ validSchemes: ["https"], withQueryParameters: true, size: "small" }),
  date: () =>
    fc
      .date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  datetime: () => fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString()),
};

function textOf(schema: Extract<Schema, { _zod: { def: { type: "string" } } }>, known: Known) {
  const { format } = schema._zod.def as { format?: string };
  const byFormat = format ? FORMATS[format] : undefined;
  const { pattern } = limitsOf(schema);
  const any = byFormat?.(known) ?? (pattern ? matching(pattern) : freeText(schema, known));
  return any.filter(fits(schema));
}

function numberOf(schema: Schema) {
  const { minimum = -1e6, maximum = 2 ** 31 - 1, is_whole } = limitsOf(schema);
  if (!is_whole) return fc.double({ min: minimum, max: maximum, noNaN: true });
  const small = fc.integer({ min: minimum, max: Math.min(maximum, minimum + 5) });
  return fc.oneof({ weight: 3, arbitrary: small }, fc.integer({ min: minimum, max: maximum }));
}

function objectOf(shape: Readonly<Record<string, z.core.$ZodType>>, known: Known) {
  const names = Object.keys(shape);
  const parts = Object.fromEntries(names.map((name) => [name, validValue(inner(shape[name]!), known)]));
  const requiredKeys = names.filter((name) => shape[name]!._zod.optin !== "optional");
  return fc.record(parts, { requiredKeys, noNullPrototype: true });
}

const listOf = (schema: Schema, element: z.core.$ZodType, known: Known) => {
  const { minimum = 0, maximum = MAX_ITEMS } = limitsOf(schema);
  const maxLength = Math.min(maximum, Math.max(minimum, MAX_ITEMS));
  return fc.array(validValue(inner(element), known), { minLength: minimum, maxLength });
};

/** A preprocessed value is made as what comes out of it, a transformed one as what goes in. */
function pipeOf(schema: Schema, { in: before, out }: { in: z.core.$ZodType; out: z.core.$ZodType }, known: Known) {
  const source = inner(out)._zod.def.type === "transform" ? before : out;
  return validValue(inner(source), known).filter(fits(schema));
}

/** Values that a schema of the contract takes, made by walking it. */
export function validValue(schema: z.ZodType | Schema, known: Known = {}): fc.Arbitrary<unknown> {
  const one = inner(schema);
  const { def } = one._zod;
  switch (def.type) {
    case "object":
      return objectOf(def.shape, known);
    case "string":
      return textOf(one as Parameters<typeof textOf>[0], known);
    case "number":
      return numberOf(one);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "literal":
      return fc.constantFrom(...def.values);
    case "enum":
      return fc.constantFrom(...Object.values(def.entries));
    case "array":
      return listOf(one, def.element, known);
    case "tuple":
      return fc.tuple(...def.items.map((item) => validValue(inner(item), known)));
    case "record":
      return fc.dictionary(
        validValue(inner(def.keyType), known) as fc.Arbitrary<string>,
        validValue(inner(def.valueType), known),
        {
          maxKeys: MAX_ITEMS,
          noNullPrototype: true,
        },
      );
    case "union":
      return fc.oneof(...def.options.map((option) => validValue(inner(option), known)));
    case "pipe":
      return pipeOf(one, def, known);
    case "nullable":
      return fc.option(validValue(inner(def.innerType), known), { nil: null });
    case "optional":
    case "default":
    case "readonly":
      return validValue(inner(def.innerType), known);
    case "unknown":
    case "any":
      return fc.jsonValue({ maxDepth: 3 });
    default:
      throw new Error(`generate-input.ts knows no ${def.type} yet: teach it that`);
  }
}

const partOf = (schema: z.ZodType | undefined, known: Known) =>
  (schema ? validValue(schema, known) : fc.constant({})) as fc.Arbitrary<Record<string, unknown>>;

/** Whole inputs that an endpoint's schemas take. */
export const validInput = (endpoint: Endpoint, known: Known = {}): fc.Arbitrary<GeneratedInput> =>
  fc.record({
    params: partOf(endpoint.params, known),
    query: partOf(endpoint.query, known),
    body: endpoint.body && !isMultipart(endpoint.body) ? validValue(endpoint.body, known) : fc.constant(undefined),
  });
