import type { JsonObject } from "./document-form.ts";
import { asArray, asObject, asText, oneOf, oursIn, type Reading, readOwnText, readWhole } from "./document-parse.ts";
import { categoryOf } from "./lookup.ts";
import { type Category, type CustomElement, IDENTIFIABILITIES, type Taxonomy } from "./model.ts";
import { bareId } from "./roles.ts";

const PREFIX = "custom_";

/** Finds a category by our id, DTPR's id, or the bare name of either. */
export const findCategory = (taxonomy: Taxonomy, id: string): Category | undefined =>
  categoryOf(taxonomy, id) ??
  taxonomy.categories.find((category) => category.standard_id === id) ??
  taxonomy.categories.find((category) => bareId(category.standard_id) === bareId(id));

const DEFAULT_CUSTOM_GLYPH = "shapes";

function readCustom(value: JsonObject, path: string, reading: Reading): CustomElement | undefined {
  const id = asText(value.id);
  const category = asText(value.category_id);
  if (id === undefined || category === undefined) return undefined;
  const own = oursIn(value);
  return {
    id: id.startsWith(PREFIX) ? id : PREFIX + id,
    category_id: findCategory(reading.taxonomy, category)?.id ?? category,
    title: readWhole(value.title, own.title, `${path}.title`, reading),
    description: readWhole(value.description, own.description, `${path}.description`, reading),
    glyph: asText(value.symbol_id) ?? DEFAULT_CUSTOM_GLYPH,
    identifiability: oneOf(IDENTIFIABILITIES, own.identifiability) ?? "none",
  };
}

function readOwnCustom(value: JsonObject, path: string, reading: Reading): CustomElement | undefined {
  const id = asText(value.id);
  const category_id = asText(value.category_id);
  if (id === undefined || category_id === undefined || !id.startsWith(PREFIX)) return undefined;
  return {
    id,
    category_id,
    title: readOwnText(value.title, `${path}.title`, reading),
    description: readOwnText(value.description, `${path}.description`, reading),
    glyph: asText(value.glyph) ?? DEFAULT_CUSTOM_GLYPH,
    identifiability: oneOf(IDENTIFIABILITIES, value.identifiability) ?? "none",
  };
}

export type CustomElements = {
  /** By the document's name for the element. */
  readonly byName: Map<string, CustomElement>;
  /** Elements of a release we do not have: if used, they become custom elements. */
  readonly fromSnapshot: ReadonlyMap<string, CustomElement>;
};

/** Elements defined in the document itself. */
export function readCustomElements(document: JsonObject, reading: Reading): CustomElements {
  const byName = new Map<string, CustomElement>();
  const read = (values: unknown, path: string, one: typeof readCustom, into: Map<string, CustomElement>) => {
    for (const [index, value] of asArray(values).entries()) {
      const object = asObject(value);
      const name = asText(object?.id);
      const custom = object && one(object, `${path}[${index}]`, reading);
      if (custom && name !== undefined && !into.has(name)) into.set(name, custom);
    }
  };
  read(document.suggested_elements, "suggested_elements", readCustom, byName);
  read(oursIn(document).custom_elements, "x_guidepost.custom_elements", readOwnCustom, byName);
  const fromSnapshot = new Map<string, CustomElement>();
  const snapshot = asObject(document.schema_snapshot);
  // ignore problems in parts of the snapshot nobody uses
  const silent = { ...reading, problems: [] };
  for (const value of asArray(snapshot?.elements)) {
    const object = asObject(value);
    const name = asText(object?.id);
    const custom = object && readCustom(object, "schema_snapshot", silent);
    if (custom && name !== undefined) fromSnapshot.set(name, custom);
  }
  return { byName, fromSnapshot };
}
