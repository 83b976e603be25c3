import { randomUUID } from "node:crypto";
import fc from "fast-check";
import type * as z from "zod";

type Schema = z.core.$ZodTypes;
/** The constraints of a schema's checks. */
type Limits = { minimum?: number; maximum?: number; pattern?: RegExp; value?: number };

const inner = (schema: z.core.$ZodType) => schema as Schema;
const limitsOf = (schema: Schema): Limits =>
  Object.assign({}, ...(schema._zod.def.checks ?? []).map((check) => check._zod.def)) as Limits;

/** A deterministic text that matches a pattern. */
export const textMatching = (pattern: RegExp) =>
  fc.sample(fc.stringMatching(new RegExp(pattern.source, pattern.flags.replace("i", ""))), { seed: 1, numRuns: 1 })[0];

const FORMATS: Record<string, (text: string) => string> = {
  uuid: () => randomUUID(),
  email: () => `${randomUUID()}@example.org`,
  url: () => "https://example.org",
  date: () => "2026-01-31",
  datetime: () => "2026-01-31T12:00:00Z",
};

function leastText(schema: Schema, text: string) {
  const { format } = schema._zod.def as { format?: string };
  const byFormat = format ? FORMATS[format] : undefined;
  if (byFormat) return byFormat(text);
  const { minimum = 0, maximum = text.length, pattern } = limitsOf(schema);
  return pattern ? textMatching(pattern) : text.slice(0, maximum).padEnd(minimum, "x");
}

function leastObject(shape: Readonly<Record<string, z.core.$ZodType>>, text: string) {
  const required = Object.entries(shape).filter(([, field]) => field._zod.optin !== "optional");
  return Object.fromEntries(required.map(([name, field]) => [name, leastOf(field, text)]));
}

type Of<T extends Schema["_zod"]["def"]["type"]> = Extract<Schema["_zod"]["def"], { type: T }>;
type Kinds = { [T in Schema["_zod"]["def"]["type"]]?: (def: Of<T>, text: string, schema: Schema) => unknown };

const ofInner = ({ innerType }: { innerType: z.core.$ZodType }, text: string) => leastOf(innerType, text);

const KINDS: Kinds = {
  object: ({ shape }, text) => leastObject(shape, text),
  string: (_def, text, schema) => leastText(schema, text),
  number: (_def, _text, schema) => Math.max(0, limitsOf(schema).value ?? 0),
  boolean: () => false,
  literal: ({ values }) => values[0],
  enum: ({ entries }) => Object.values(entries)[0],
  array: ({ element }, text, schema) =>
    Array.from({ length: limitsOf(schema).minimum ?? 0 }, () => leastOf(element, text)),
  union: ({ options: [first] }, text) => first && leastOf(first, text),
  // Generate a preprocessed value from its output schema, a transformed one from its input schema.
  pipe: (def, text) => leastOf(inner(def.out)._zod.def.type === "transform" ? def.in : def.out, text),
  nullable: () => null,
  null: () => null,
  record: () => ({}),
  unknown: () => ({}),
  any: () => ({}),
  optional: ofInner,
  default: ofInner,
  readonly: ofInner,
};

/** The smallest value that a schema of the contract accepts: no optional fields, and every free text is `text`. */
export function leastOf(schema: z.core.$ZodType, text = "Sample"): unknown {
  const { def } = inner(schema)._zod;
  const make = KINDS[def.type] as ((def: unknown, text: string, schema: Schema) => unknown) | undefined;
  if (!make) throw new Error(`least-input.ts has no value for ${def.type} yet`);
  return make(def, text, inner(schema));
}
