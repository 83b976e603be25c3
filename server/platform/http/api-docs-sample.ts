import type { Schema } from "./api-docs-schema.ts";

const BY_FORMAT: Readonly<Record<string, string>> = {
  uuid: "00000000-0000-4000-8000-000000000000",
  date: "2026-01-31",
  "date-time": "2026-01-31T12:00:00Z",
  uri: "https://example.org",
  email: "someone@example.org",
};

const BY_TYPE: Readonly<Record<string, unknown>> = { array: [], object: {}, boolean: false, null: null };
const DEEPEST = 6;

function plainSample({ type, format = "", minimum = 0 }: Schema) {
  const [kind = ""] = [type ?? ""].flat();
  if (kind === "integer" || kind === "number") return Math.max(0, minimum);
  return kind in BY_TYPE ? BY_TYPE[kind] : (BY_FORMAT[format] ?? "…");
}

function requiredFields({ properties = {}, required = [] }: Schema, depth: number) {
  const fields = Object.entries(properties).filter(([name]) => required.includes(name));
  return Object.fromEntries(fields.map(([name, field]) => [name, sampleOf(field, depth)]));
}

/** The required fields of a body, to start from. */
export function sampleOf(schema: Schema, depth = 0): unknown {
  const known = schema.const ?? schema.default ?? schema.enum?.[0];
  if (known !== undefined) return known;
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (depth >= DEEPEST) return {};
  if (choice) return sampleOf(choice, depth + 1);
  return schema.properties ? requiredFields(schema, depth + 1) : plainSample(schema);
}
