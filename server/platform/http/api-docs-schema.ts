import { escapeHtml } from "./escape-html.ts";

/** The parts of JSON Schema that our documents use. */
export type Schema = {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly description?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
};

const DEEPEST = 6;
const choicesOf = ({ anyOf, oneOf, allOf }: Schema) => anyOf ?? oneOf ?? allOf ?? [];

function typeWords(schema: Schema): string {
  const choices = choicesOf(schema);
  if (choices.length) return [...new Set(choices.map(typeWords))].join(" or ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(", ");
  if (schema.items) return `array of ${typeWords(schema.items)}`;
  return schema.format ?? [schema.type ?? "any"].flat().join(" or ");
}

function limitWords({ default: usual, minimum, maximum, maxLength }: Schema) {
  const words = [
    usual !== undefined && `default ${JSON.stringify(usual)}`,
    minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && `at least ${minimum}`,
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && `at most ${maximum}`,
    maxLength !== undefined && `at most ${maxLength} characters`,
  ];
  return words.filter(Boolean).join(", ");
}

/** One field: name, type, limits, and below it the fields of an object. */
export function fieldItem(
  name: string,
  schema: Schema,
  { isRequired, depth = 0 }: { isRequired: boolean; depth?: number },
): string {
  const limits = limitWords(schema);
  const below = depth < DEEPEST ? fieldsOf(schema, depth + 1) : "";
  const line = `<code class="name">${escapeHtml(name)}</code> <span class="type">${escapeHtml(typeWords(schema))}</span>${isRequired ? ' <span class="required">required</span>' : ""}${limits ? ` <span class="limits">${escapeHtml(limits)}</span>` : ""}${schema.description ? `<br>${escapeHtml(schema.description)}` : ""}`;
  return below
    ? `<li><details${depth < 1 ? " open" : ""}><summary>${line}</summary>${below}</details></li>`
    : `<li>${line}</li>`;
}

/** The fields of an object, of the objects of an array, or of one of several objects. */
export function fieldsOf(schema: Schema, depth = 0): string {
  const { properties, items, required = [], additionalProperties } = schema;
  if (items) return fieldsOf(items, depth);
  if (properties) {
    const rows = Object.entries(properties).map(([name, field]) =>
      fieldItem(name, field, { isRequired: required.includes(name), depth }),
    );
    return rows.length ? `<ul class="fields">${rows.join("")}</ul>` : "";
  }
  if (typeof additionalProperties === "object") return fieldsOf(additionalProperties, depth);
  return choicesOf(schema)
    .map((one) => fieldsOf(one, depth))
    .filter(Boolean)
    .join('<p class="or">or</p>');
}
