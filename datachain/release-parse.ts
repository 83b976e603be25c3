import { localeOfTag } from "#contract/language-tag.ts";
import { isHexColor } from "./colors.ts";
import { asArray, asObject, asText, oneOf } from "./document-parse.ts";
import type { JsonObject } from "./document-form.ts";
import { CONTEXTS } from "./ids.ts";
import { type Context, IDENTIFIABILITIES, type LText, SHAPES, type Variable, type VariableOption } from "./model.ts";

export const RELEASE_PROBLEMS = [
  "CATEGORY_UNKNOWN",
  "ID_DUPLICATE",
  "ID_INVALID",
  "NOT_A_RELEASE",
  "SUBCHAINS_OURS",
  "SYMBOL_UNUSABLE",
  "TEXT_TOO_LONG",
  "TITLE_MISSING",
  "TOO_LARGE",
  "TYPE_UNKNOWN",
  "VARIABLE_UNSUPPORTED",
] as const;
export type ReleaseProblemCode = (typeof RELEASE_PROBLEMS)[number];
export type ReleaseProblem = { readonly path: string; readonly code: ReleaseProblemCode; readonly message: string };

/** Problems reject a release; notes are shown to its reviewer. */
export type Findings = { readonly problems: ReleaseProblem[]; readonly notes: ReleaseProblem[] };

const ID = /^[\w-]{1,100}$/;
const LOCALE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;
export const MAX_TEXT = 10_000;

/** Texts are maps in one form of a release, lists in the other. */
export function releaseText(value: unknown, path: string, { problems }: Findings): LText {
  const entries: (readonly [unknown, unknown])[] = Array.isArray(value)
    ? value.map((entry: unknown) => [asObject(entry)?.locale, asObject(entry)?.value])
    : Object.entries(asObject(value) ?? {});
  const texts = entries.flatMap(([locale, text]) =>
    typeof locale === "string" && LOCALE.test(locale) && typeof text === "string" && text.trim() !== ""
      ? [[localeOfTag(locale), text.trim()] as const]
      : [],
  );
  if (texts.some(([, text]) => text.length > MAX_TEXT))
    problems.push({ path, code: "TEXT_TOO_LONG", message: `A text can have at most ${MAX_TEXT} characters.` });
  return Object.fromEntries(texts);
}

/** A safe id; reports a problem if missing. */
export function releaseId(value: unknown, path: string, { problems }: Findings) {
  const id = asText(value);
  if (id !== undefined && ID.test(id)) return id;
  problems.push({
    path,
    code: "ID_INVALID",
    message: "An ID can only contain letters, digits, hyphens and underscores.",
  });
  return undefined;
}

/** Releases list values in any order; we need them from harmless to severe. */
const SEVERITY: readonly (readonly string[])[] = [
  ...Object.values(CONTEXTS),
  ["ai_flags_human_decides", "ai_decides_human_executes", "ai_only"],
];

function bySeverity<T extends { readonly id: string }>(values: readonly T[]): readonly T[] {
  const order = SEVERITY.find((known) => values.every(({ id }) => known.includes(id)));
  return order ? values.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)) : values;
}

export function releaseContext(value: unknown, path: string, findings: Findings): Context | null {
  const context = asObject(value);
  if (!context) return null;
  const id = releaseId(context.id, `${path}.id`, findings);
  const values = asArray(context.values).flatMap((entry, index) => {
    const at = `${path}.values[${index}]`;
    const object = asObject(entry) ?? {};
    const valueId = releaseId(object.id, `${at}.id`, findings);
    const color = asText(object.color);
    return valueId === undefined
      ? []
      : [
          {
            id: valueId,
            name: releaseText(object.name, `${at}.name`, findings),
            description: releaseText(object.description, `${at}.description`, findings),
            color: color !== undefined && isHexColor(color) ? color : null,
          },
        ];
  });
  if (id === undefined || values.length === 0) return null;
  return {
    id,
    name: releaseText(context.name, `${path}.name`, findings),
    description: releaseText(context.description, `${path}.description`, findings),
    values: bySeverity(values),
  };
}

function releaseOptions(value: unknown, path: string, findings: Findings): VariableOption[] {
  return asArray(value).flatMap((entry, index) => {
    const at = `${path}[${index}]`;
    const option = asObject(entry) ?? {};
    const id = releaseId(option.id, `${at}.id`, findings);
    if (id === undefined) return [];
    const [name, description] = [
      releaseText(option.name, `${at}.name`, findings),
      releaseText(option.description, `${at}.description`, findings),
    ];
    return [{ id, name, description, applies_to: asArray(option.applies_to).flatMap((one) => asText(one) ?? []) }];
  });
}

export function releaseVariables(value: unknown, path: string, findings: Findings): Variable[] {
  return asArray(value).flatMap((entry, index) => {
    const at = `${path}[${index}]`;
    const variable = asObject(entry) ?? {};
    const id = releaseId(variable.id, `${at}.id`, findings);
    const isChoice = variable.kind === "multi_select_enum";
    if (variable.kind !== undefined && variable.kind !== "localized_text" && !isChoice) {
      const message = "Neither a text nor a choice; this variable is skipped.";
      findings.notes.push({ path: at, code: "VARIABLE_UNSUPPORTED", message });
      return [];
    }
    if (id === undefined) return [];
    const label = releaseText(variable.label, `${at}.label`, findings);
    const options = isChoice ? { options: releaseOptions(variable.options, `${at}.options`, findings) } : {};
    return [{ id, label, required: variable.required === true, ...options }];
  });
}

export const releaseShape = (category: JsonObject) => oneOf(SHAPES, category.shape) ?? "hexagon";

/** Extensions of DTPR's fields begin with `x_`. */
export const releaseIdentifiability = (element: JsonObject) =>
  oneOf(IDENTIFIABILITIES, element.x_identifiability) ?? oneOf(IDENTIFIABILITIES, element.identifiability);
