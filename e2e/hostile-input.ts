import type * as z from "zod";
import { MARKUP_TEXTS } from "#server/testing/hostile-values.ts";

/** Beside the `pwned` texts: closing a script element, and reversing text direction. */
const TEXTS = [...MARKUP_TEXTS, "</script><script>window.pwned=1</script>", `${"\u202E".repeat(8)}gpj.exe`];
const LINK = "javascript:window.pwned=1";

/** Valid values for formatted fields; the first that fits is used. */
const FORMS = [
  "#15803d",
  "2026-04",
  "2026-04-01",
  "+855 12 345 678",
  "mail@example.org",
  "en",
  "one",
  "custom_one",
  "EUR",
];
const HOSTILE_URL = 'https://example.org/"><svg/onload=window.pwned=1>';

let turn = 0;
/** As many hostile texts as fit, rotated so that each field starts with another. Link fields get a javascript: link. */
function hostileText(schema: z.ZodType, name: string) {
  if (/url|target|website/.test(name) && schema.safeParse(LINK).success) return LINK;
  turn += 1;
  const order = TEXTS.map((_, at) => TEXTS[(at + turn) % TEXTS.length] ?? "");
  return order.reduce((all, text) => {
    const longer = all ? `${all} ${text}` : text;
    return longer.length <= 1000 && schema.safeParse(longer).success ? longer : all;
  }, "");
}

type Known = Readonly<Record<string, unknown>>;
type Def = z.core.$ZodTypes["_zod"]["def"];
const defOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def;
const isFreeText = (schema: z.ZodType) => schema.safeParse("<b>").success;

/** A record by language, or one with fixed keys, which are kept. */
function filledRecord(def: Extract<Def, { type: "record" }>, known: Known, before: unknown) {
  const value = def.valueType as z.ZodType;
  const entries = Object.entries(before ?? {});
  if (entries.length === 0 && isFreeText(value)) entries.push(["en", ""]);
  return Object.fromEntries(entries.map(([key, one]) => [key, filled(value, known, one, key)]));
}

function filledText(schema: z.ZodType, known: Known, before: unknown, name: string) {
  if (name in known) return known[name];
  if (isFreeText(schema)) return hostileText(schema, name);
  if (before !== undefined && before !== null) return before;
  return [HOSTILE_URL, ...FORMS].find((form) => schema.safeParse(form).success);
}

/**
 * A valid value for a schema, with all optional parts and with markup in every text. `known` has values by field name,
 * such as row ids; `before` is a real document to start from.
 */
// oxlint-disable-next-line complexity -- one line for each kind of schema
export function filled(schema: z.ZodType, known: Known, before?: unknown, name = ""): unknown {
  const def = defOf(schema);
  const inside = (inner: z.core.$ZodType) => filled(inner as z.ZodType, known, before, name);
  // oxlint-disable-next-line switch-exhaustiveness-check -- the contract uses no others
  switch (def.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(def.shape).map(([key, child]) => [
          key,
          filled(child as z.ZodType, known, (before as Known | undefined)?.[key], key),
        ]),
      );
    case "string":
      return filledText(schema, known, before, name);
    case "record":
      return filledRecord(def, known, before);
    case "array": {
      if (name in known) return known[name];
      const items = Array.isArray(before) && before.length ? before : [undefined];
      const made = items.map((item: unknown) => filled(def.element as z.ZodType, known, item, name));
      return made.filter((item) => item !== undefined);
    }
    case "nullable": {
      if (name in known) return known[name];
      const value = inside(def.innerType);
      return value === undefined ? null : value;
    }
    case "optional":
    case "default":
    case "readonly":
      return inside(def.innerType);
    case "pipe":
      return filledText(schema, known, before, name);
    default:
      return name in known ? known[name] : (before ?? plainValue(def));
  }
}

/** A value for non-text fields: the first possible one. */
function plainValue(def: Def) {
  if (def.type === "enum") return Object.values(def.entries)[0];
  if (def.type === "literal") return def.values[0];
  if (def.type === "boolean") return true;
  if (def.type === "number") return 1;
  return undefined;
}
