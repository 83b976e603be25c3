import { attributeName } from "./parse-filter.ts";
import type { Resource } from "./present.ts";
import { invalidValue } from "./refuse-request.ts";

/** `attributes` or `excludedAttributes` of a request: full names in lower case. */
export type Choice = { readonly only: ReadonlySet<string> | undefined; readonly without: ReadonlySet<string> };

const ALWAYS = new Set(["schemas", "id"]);
const MAX_NAMES = 100;

function namesIn(text: string | undefined) {
  const names = (text ?? "").split(",").map((name) => attributeName(name.trim()));
  if (names.length > MAX_NAMES) throw invalidValue("Too many attributes");
  return new Set(names.filter(Boolean));
}

export function readChoice(query: { readonly attributes?: string; readonly excludedAttributes?: string }): Choice {
  const only = namesIn(query.attributes);
  return { only: only.size ? only : undefined, without: namesIn(query.excludedAttributes) };
}

const isWithin = (names: ReadonlySet<string>, attribute: string) =>
  names.has(attribute) || [...names].some((name) => name.startsWith(`${attribute}.`));

/** Whether an attribute is asked for, whole or in part. */
export const isChosen = ({ only, without }: Choice, attribute: string) =>
  only ? isWithin(only, attribute) : !without.has(attribute);

function partOf(value: unknown, path: string, { only, without }: Choice): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => partOf(one, path, { only, without }));
  if (typeof value !== "object" || value === null || only?.has(path)) return value;
  const parts = Object.entries(value).filter(([name]) => {
    const full = `${path}.${name.toLowerCase()}`;
    return only ? only.has(full) : !without.has(full);
  });
  return Object.fromEntries(parts);
}

/** RFC 7644, 3.9. */
export const chooseAttributes = (resource: Resource, choice: Choice): Resource =>
  Object.fromEntries(
    Object.entries(resource).flatMap(([name, value]) => {
      const attribute = name.toLowerCase();
      if (ALWAYS.has(attribute)) return [[name, value]];
      return isChosen(choice, attribute) ? [[name, partOf(value, attribute, choice)]] : [];
    }),
  );
