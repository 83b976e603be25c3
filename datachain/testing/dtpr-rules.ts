import * as z from "zod";
import { ALGORITHM_ELEMENTS, CONTEXTS, DEVICE_ELEMENTS } from "../ids.ts";
import type { JsonObject } from "../document-form.ts";
import { RESOLVED, SECTIONS, THIN } from "./dtpr-schemas.ts";

/** What a release declares, as far as documents must keep to it. */
type Rule = {
  readonly elements: readonly string[];
  readonly required?: boolean;
  readonly contexts?: readonly string[];
  /** Required ones end with an exclamation mark. */
  readonly variables: readonly string[];
};
export type ReleaseRules = { readonly locales: readonly string[]; readonly categories: Readonly<Record<string, Rule>> };

const more = ["additional_description"];
const who = ["title!", "description!"];
const of = ALGORITHM_ELEMENTS;

const AI_2026: ReleaseRules = {
  locales: ["en", "fr"],
  categories: {
    purpose: { elements: of.purpose, required: true, variables: more },
    accountable: { elements: of.accountable, required: true, contexts: CONTEXTS.role, variables: who },
    affected: { elements: of.affected, required: true, contexts: CONTEXTS.relationship, variables: who },
    functional_modes: { elements: of.functional_modes, required: true, contexts: CONTEXTS.autonomy, variables: more },
    risks_mitigation: { elements: of.risks_mitigation, variables: ["risk!", "mitigation"] },
    rights: { elements: of.rights, variables: ["rights!"] },
    input_dataset: { elements: of.input_dataset, contexts: CONTEXTS.pii, variables: ["additional_description!"] },
    processing: { elements: of.processing, variables: more },
    output_dataset: { elements: of.output_dataset, contexts: CONTEXTS.pii, variables: ["additional_description!"] },
    access: { elements: of.access, variables: more },
    retention: { elements: of.retention, variables: [...more, "duration!"] },
    storage: { elements: of.storage, variables: [...more, "duration!"] },
  },
};

/** Version 1 declares nothing for devices but the gap in one element's text. */
const DEVICE_V1: ReleaseRules = {
  locales: ["en", "es", "fr", "pt", "fil", "km"],
  categories: Object.fromEntries(
    Object.entries(DEVICE_ELEMENTS).map(([id, elements]) => [
      `device__${id}`,
      { elements, variables: id === "retention" ? ["duration"] : [] },
    ]),
  ),
};

const schemas = { THIN, RESOLVED, SECTIONS };
const validators = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [name, z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema)]),
) as Record<keyof typeof schemas, z.ZodType>;

type Placed = {
  readonly element_id: string;
  readonly category_id?: string;
  readonly element_instance_id?: string;
  readonly context_type_id?: string;
  readonly subchain_instance_id?: string;
  readonly variables: readonly { readonly id: string; readonly value: readonly unknown[] }[];
};

/** The document's standard part: what a reader sees who knows nothing of our extension. */
export function standardPart(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(standardPart);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      key === "x_guidepost" ? [] : [[key, standardPart(inner)] as const],
    ),
  );
}

const localesIn = (value: unknown) =>
  [...JSON.stringify(value).matchAll(/"locale":"([^"]*)"/g)].map(([, locale = ""]) => locale);

function checkPlaced(placed: Placed, [id, rule]: readonly [string, Rule]): string[] {
  const at = `${id}/${placed.element_id}`;
  const declared = rule.variables.map((variable) => variable.replace("!", ""));
  const given = placed.variables.map((variable) => variable.id);
  const owed = rule.variables.filter((variable) => variable.endsWith("!")).map((variable) => variable.slice(0, -1));
  const context = placed.context_type_id;
  return [
    ...given.filter((variable) => !declared.includes(variable)).map((variable) => `${at}: no variable ${variable}`),
    ...owed.filter((variable) => !given.includes(variable)).map((variable) => `${at}: lacks ${variable}`),
    ...placed.variables.filter(({ value }) => value.length === 0).map((variable) => `${at}: ${variable.id} is empty`),
    ...(context !== undefined && !rule.contexts?.includes(context) ? [`${at}: no context ${context}`] : []),
  ];
}

function checkAll(placements: readonly Placed[], { categories }: ReleaseRules): string[] {
  const homeOf = ({ element_id, category_id }: Placed) =>
    Object.entries(categories).find(
      ([id, { elements }]) => elements.includes(element_id) && (category_id === undefined || category_id === id),
    );
  const homes = placements.map(homeOf);
  const instances = placements.flatMap(({ element_instance_id: id }) => id ?? []);
  const elements = placements.map(({ element_id }) => element_id);
  return [
    ...placements.flatMap((placed, index) => {
      const home = homes[index];
      return home ? checkPlaced(placed, home) : [`unknown element ${placed.element_id}`];
    }),
    ...Object.entries(categories)
      .filter(([id, { required }]) => required && !homes.some((home) => home?.[0] === id))
      .map(([id]) => `required category ${id} is empty`),
    ...instances.filter((id, index) => instances.indexOf(id) !== index).map((id) => `instance id ${id} twice`),
    ...instances.filter((id) => elements.includes(id)).map((id) => `instance id ${id} is an element`),
  ];
}

type SnapshotPart = { categories: readonly JsonObject[]; elements: readonly JsonObject[]; datachain_type: JsonObject };

/** The rules inside a resolved document are those of its own snapshot. */
function rulesOf({ categories, elements, datachain_type }: SnapshotPart): ReleaseRules {
  const asList = (value: unknown) => (Array.isArray(value) ? (value as JsonObject[]) : []);
  return {
    locales: datachain_type["locales"] as string[],
    categories: Object.fromEntries(
      categories.map((category) => [
        String(category["id"]),
        {
          elements: elements.filter(({ category_id }) => category_id === category["id"]).map(({ id }) => String(id)),
          required: category["required"] === true,
          contexts: asList((category["element_context"] as JsonObject | undefined)?.["values"]).map(({ id }) =>
            String(id),
          ),
          variables: asList(category["element_variables"]).map(
            ({ id, required }) => `${String(id)}${required ? "!" : ""}`,
          ),
        },
      ]),
    ),
  };
}

function checkInstance(document: JsonObject): string[] {
  const placements = document["elements"] as readonly Placed[];
  const flows = (document["subchain_instances"] as readonly { id: string; subchain_id: string }[] | undefined) ?? [];
  const keys = new Set(placements.flatMap(({ element_id, element_instance_id }) => [element_id, element_instance_id]));
  const provenance = document["authoring_provenance"] as { element_provenance?: object } | undefined;
  return [
    ...placements
      .flatMap(({ subchain_instance_id }) => subchain_instance_id ?? [])
      .filter((id) => !flows.some((flow) => flow.id === id))
      .map((id) => `unknown flow ${id}`),
    ...flows.filter(({ subchain_id }) => subchain_id !== "data_flow").map(({ id }) => `unknown subchain of ${id}`),
    ...Object.keys(provenance?.element_provenance ?? {})
      .filter((key) => !keys.has(key))
      .map((key) => `provenance of ${key}, which is not here`),
  ];
}

/** Where a document breaks the rules of the release it names. Only elements of the two built-in releases are known. */
export function violationsOf(given: unknown): string[] {
  const document = standardPart(given) as JsonObject;
  const snapshot = document["schema_snapshot"] as SnapshotPart | undefined;
  const shape = "instance" in document ? "SECTIONS" : snapshot ? "RESOLVED" : "THIN";
  const result = validators[shape].safeParse(document);
  if (!result.success) return result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  const isAi = document["schema_version"] === "ai@2026-08-12-beta";
  const isOwn = String(document["schema_version"]).startsWith("guidepost-");
  const rules = shape === "SECTIONS" ? DEVICE_V1 : isAi ? AI_2026 : isOwn && snapshot ? rulesOf(snapshot) : undefined;
  if (!rules) return [`unknown release ${String(document["schema_version"])}`];
  const instance = (document["instance"] ?? document) as JsonObject;
  return [
    ...localesIn(document)
      .filter((locale) => !rules.locales.includes(locale))
      .map((locale) => `language ${locale}`),
    ...checkAll(instance["elements"] as readonly Placed[], rules),
    ...(shape === "SECTIONS" ? [] : checkInstance(document)),
  ];
}
