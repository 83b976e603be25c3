import { randomUUID } from "node:crypto";
import fc from "fast-check";
import * as z from "zod";

type Schema = z.core.$ZodTypes;
/** What the checks of a schema ask for. */
type Limits = { minimum?: number; maximum?: number; pattern?: RegExp; value?: number };

const inner = (schema: z.core.$ZodType) => schema as Schema;
const limitsOf = (schema: Schema): Limits =>
  Object.assign({}, ...(schema._zod.def.checks ?? []).map((check) => check._zod.def)) as Limits;

/** A text that fits a pattern, the same every time. */
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
  return Object.fromEntries(required.map(([name, field]) => [name, leastOf(inner(field), text)]));
}

/** The smallest value that a schema of the contract takes: nothing optional is in it, and every free text is `text`. */
export function leastOf(schema: z.ZodType | Schema, text = "Sample"): unknown {
  const one = inner(schema);
  const { def } = one._zod;
  switch (def.type) {
    case "object":
      return leastObject(def.shape, text);
    case "string":
      return leastText(one, text);
    case "number":
      return Math.max(0, limitsOf(one).value ?? 0);
    case "boolean":
      return false;
    case "literal":
      return def.values[0];
    case "enum":
      return Object.values(def.entries)[0];
    case "array":
      return Array.from({ length: limitsOf(one).minimum ?? 0 }, () => leastOf(inner(def.element), text));
    case "union":
      return leastOf(inner(def.options[0]!), text);
    case "pipe":
      return leastOf(inner(inner(def.out)._zod.def.type === "transform" ? def.in : def.out), text);
    case "nullable":
    case "null":
      return null;
    case "record":
    case "unknown":
    case "any":
      return {};
    case "optional":
    case "default":
    case "readonly":
      return leastOf(inner(def.innerType), text);
    default:
      throw new Error(`least-input.ts has no value for ${def.type} yet`);
  }
}
