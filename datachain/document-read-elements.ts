import { isStopgap } from "./document-fill.ts";
import type { JsonObject } from "./document-form.ts";
import {
  asArray,
  asObject,
  asText,
  numbered,
  oneOf,
  oursIn,
  readActions,
  type Reading,
  readOwnText,
  readSources,
  readText,
  report,
} from "./document-parse.ts";
import { type CustomElements, findCategory } from "./document-read-custom.ts";
import { categoryOf, elementAnywhere, elementOf } from "./lookup.ts";
import { type Category, DISCLOSURES, IDENTIFIABILITIES, type LText, type Placement } from "./model.ts";
import { contextValueIn } from "./renamed.ts";
import { isBlank } from "./text.ts";

/** An organization named in the document: to match with an existing one, or to create. */
export type NamedOrganization = {
  readonly placement_id: string;
  readonly organization_id: string | null;
  readonly name: LText;
  readonly description: LText;
};

type Flows = ReadonlySet<string>;
export type ReadElement = {
  readonly placement: Placement;
  readonly priority: number;
  readonly named: NamedOrganization | null;
};

export type ElementReading = Reading & {
  readonly custom: CustomElements;
  readonly flows: Flows;
  readonly taken: Set<string>;
};

const SAFE_ID = /^[\w-]+$/;

/** An element's category: from the document, the taxonomy, or the document's own definitions. */
function readCategoryId(entry: JsonObject, elementId: string, { taxonomy, custom }: ElementReading) {
  const own = asText(oursIn(entry).category_id);
  if (own !== undefined) return own;
  const said = asText(entry.category_id);
  if (said !== undefined) return findCategory(taxonomy, said)?.id ?? said;
  return (
    elementAnywhere(taxonomy, elementId)?.category_id ??
    custom.byName.get(elementId)?.category_id ??
    custom.fromSnapshot.get(elementId)?.category_id
  );
}

/** Taxonomy elements keep their id; others become custom elements if the document describes them. */
function readElementId(name: string, categoryId: string, path: string, reading: ElementReading) {
  const { custom } = reading;
  if (elementOf(reading.taxonomy, categoryId, name)) return name;
  const own = custom.byName.get(name);
  if (own) return own.id;
  const borrowed = elementAnywhere(reading.taxonomy, name) ? undefined : custom.fromSnapshot.get(name);
  report(reading, path, "INSTANCE_ELEMENT_UNKNOWN", `The vocabulary has no element "${name}" here.`);
  if (!borrowed) return name;
  custom.byName.set(name, borrowed);
  return borrowed.id;
}

function readPriority(value: unknown, path: string, reading: Reading) {
  if (value === undefined) return undefined;
  if (typeof value !== "number" || !Number.isInteger(value)) {
    report(reading, path, "PRIORITY_INVALID", "A priority is a whole number.");
    return undefined;
  }
  if (value < 0) report(reading, path, "PRIORITY_NEGATIVE", "Priorities start at 0.");
  return value;
}

type StandardVariables = ReadonlyMap<string, LText>;

/** Chosen options are a list of ids; texts are a list of objects. */
const isChoice = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((option) => typeof option === "string");

/** Options by variable: those of the standard, then those our extension keeps. */
function readChoices(entry: JsonObject, category: Category | undefined, path: string, reading: Reading) {
  const own = Object.entries(asObject(oursIn(entry).choices) ?? {});
  const standard = asArray(entry.variables).map((value): readonly [unknown, unknown] => [
    asObject(value)?.id,
    asObject(value)?.value,
  ]);
  const choices = new Map<string, string[]>();
  for (const [id, value] of [...standard, ...own]) {
    if (typeof id !== "string" || !SAFE_ID.test(id) || !isChoice(value)) continue;
    const options = value.filter((option) => SAFE_ID.test(option));
    choices.set(id, [...new Set([...(choices.get(id) ?? []), ...options])]);
  }
  const isOffered = (id: string, option: string) =>
    category?.variables.find((variable) => variable.id === id)?.options?.some((one) => one.id === option) ?? false;
  const isOurs = (id: string) => own.some(([key]) => key === id);
  for (const [id, options] of choices)
    if (!isOurs(id) && !options.every((option) => isOffered(id, option)))
      report(
        reading,
        `${path}.variables`,
        "OPTION_UNKNOWN",
        `The vocabulary does not offer every option chosen in "${id}".`,
      );
  return choices.size > 0 ? { choices: Object.fromEntries(choices) } : {};
}

function standardVariables(entry: JsonObject, path: string, reading: Reading): StandardVariables {
  const found = new Map<string, LText>();
  for (const [index, value] of asArray(entry.variables).entries()) {
    const variable = asObject(value);
    const id = asText(variable?.id);
    if (isChoice(variable?.value)) continue;
    const text = readText(variable?.value, `${path}.variables[${index}]`, reading);
    if (id !== undefined && SAFE_ID.test(id) && !isBlank(text)) found.set(id, text);
  }
  return found;
}

/** A text the category does not ask for moves into its free text, if that is empty. */
function settle(told: StandardVariables, category: Category | undefined, path: string, reading: Reading) {
  const kept = new Map<string, LText>();
  const isAsked = (id: string) => category === undefined || category.variables.some((variable) => variable.id === id);
  for (const [id, text] of told) if (isAsked(id)) kept.set(id, text);
  for (const [id, text] of told) {
    if (isAsked(id) || isStopgap(text)) continue;
    const hasRoom = isAsked("additional_description") && !kept.has("additional_description");
    if (hasRoom) kept.set("additional_description", text);
    const code = hasRoom ? "VARIABLE_MOVED" : "VARIABLE_DROPPED";
    report(reading, `${path}.variables`, code, `The category does not ask for "${id}".`);
  }
  return kept;
}

const namesIn = (value: unknown) => new Set(asArray(value).filter((id) => typeof id === "string"));

function readVariables(entry: JsonObject, category: Category | undefined, path: string, reading: Reading) {
  const own = oursIn(entry);
  const told = standardVariables(entry, path, reading);
  const lent = namesIn(own.lent);
  const filled = namesIn(own.filled);
  const authored = new Map([...told].filter(([id, text]) => !lent.has(id) && !(filled.has(id) && isStopgap(text))));
  const variables = settle(authored, category, path, reading);
  for (const [id, value] of Object.entries(asObject(own.variables) ?? {})) {
    const text = { ...variables.get(id), ...readOwnText(value, `${path}.${id}`, reading) };
    if (!isBlank(text)) variables.set(id, text);
  }
  return { told, variables: Object.fromEntries(variables) };
}

function readContext(entry: JsonObject, category: Category | undefined, path: string, reading: Reading) {
  const said = asText(entry.context_type_id) ?? asText(oursIn(entry).context_type_id);
  if (said === undefined) return null;
  const value = contextValueIn(category, said);
  if (category && !category.context?.values.some(({ id }) => id === value))
    report(reading, `${path}.context_type_id`, "CONTEXT_TYPE_UNKNOWN", `The category has no context "${said}".`);
  return value;
}

function readFlow(entry: JsonObject, flows: Flows, path: string, reading: Reading) {
  const id = asText(entry.subchain_instance_id) ?? asText(oursIn(entry).subchain_instance_id);
  if (id === undefined) return null;
  if (flows.has(id)) return id;
  report(reading, `${path}.subchain_instance_id`, "SUBCHAIN_INSTANCE_UNKNOWN", `There is no subchain "${id}".`);
  return null;
}

/** The document's id for a placement, or a new unique one. */
function readId(entry: JsonObject, taken: Set<string>, path: string, reading: Reading) {
  const said = asText(entry.element_instance_id) ?? asText(oursIn(entry).element_instance_id);
  const isFree = (id: string) =>
    SAFE_ID.test(id) && !taken.has(id) && elementAnywhere(reading.taxonomy, id) === undefined;
  if (said !== undefined && !isFree(said))
    report(
      reading,
      `${path}.element_instance_id`,
      "ELEMENT_INSTANCE_ID_DUPLICATE",
      "An ID must be unique and must not belong to an element.",
    );
  let id = said ?? "";
  for (let count = 1; !isFree(id); count += 1) id = `e${count}`;
  taken.add(id);
  return id;
}

/** The organization as our extension keeps it. */
function readOrganization(own: JsonObject | undefined, path: string, reading: Reading) {
  if (!own) return undefined;
  return {
    name: readOwnText(own.name, `${path}.organization.name`, reading),
    description: readOwnText(own.description, `${path}.organization.description`, reading),
  };
}

/** Other documents name an organization in the texts of the placement. */
function organizationIn(told: StandardVariables, category: Category | undefined) {
  const asksWho = category?.variables.some((variable) => variable.id === "title") ?? false;
  return { name: (asksWho && told.get("title")) || {}, description: told.get("description") ?? {} };
}

export function readElement(value: unknown, path: string, reading: ElementReading): ReadElement | undefined {
  const entry = asObject(value);
  const name = asText(entry?.element_id);
  if (!entry || name === undefined) {
    report(reading, path, "ELEMENT_MALFORMED", "A placement names its element.");
    return undefined;
  }
  const category_id = readCategoryId(entry, name, reading);
  if (category_id === undefined) {
    report(reading, path, "INSTANCE_ELEMENT_UNKNOWN", `The category of the element "${name}" is unknown.`);
    return undefined;
  }
  const category = categoryOf(reading.taxonomy, category_id);
  if (!category) report(reading, path, "CATEGORY_UNKNOWN", `The vocabulary has no category "${category_id}".`);
  const own = oursIn(entry);
  const id = readId(entry, reading.taken, path, reading);
  const { told, variables } = readVariables(entry, category, path, reading);
  const organization_id = asText(own.organization_id) ?? null;
  const actions = [...asArray(entry.actions), ...asArray(own.actions)];
  const sources = [...asArray(entry.sources), ...asArray(own.sources)];
  const organization = readOrganization(asObject(own.organization), path, reading) ?? organizationIn(told, category);
  return {
    priority: readPriority(entry.priority, `${path}.priority`, reading) ?? 0,
    named: isBlank(organization.name) ? null : { placement_id: id, organization_id, ...organization },
    placement: {
      id,
      category_id,
      element_id: readElementId(name, category_id, path, reading),
      context_value: readContext(entry, category, path, reading),
      identifiability: oneOf(IDENTIFIABILITIES, own.identifiability) ?? null,
      organization_id,
      subchain_instance_id: readFlow(entry, reading.flows, path, reading),
      variables,
      ...readChoices(entry, category, path, reading),
      actions: numbered(readActions(actions, `${path}.actions`, reading), `${id}-a`),
      sources: numbered(readSources(sources, `${path}.sources`, reading), `${id}-s`),
      disclosure: oneOf(DISCLOSURES, own.disclosure) ?? "disclosed",
      internal_note: typeof own.internal_note === "string" ? own.internal_note : "",
    },
  };
}
