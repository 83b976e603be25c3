import type { JsonObject, PublishedRelease } from "./document-form.ts";
import { asArray, asObject, asText } from "./document-parse.ts";

const objects = (value: unknown): JsonObject[] =>
  asArray(value)
    .map(asObject)
    .filter((entry) => entry !== undefined);

/** A variable without a kind is a text; readers of the standard add the kind. */
const withKind = (variable: JsonObject): JsonObject => ({ ...variable, kind: variable.kind ?? "localized_text" });

/**
 * A dated release in its own words, so that documents can quote it. Elements inherit the variables of their category:
 * the published form repeats them, some files do not.
 */
export function publishedRelease(json: unknown): PublishedRelease | undefined {
  const release = asObject(json);
  const version = asText(release?.version);
  const datachain_type = asObject(release?.datachain_type);
  // without the names of its kind it is not complete, as from the public API, and cannot be quoted
  if (!release || version === undefined || !Array.isArray(datachain_type?.name)) return undefined;
  const categories = objects(release.categories).map((category) => ({
    ...category,
    element_variables: objects(category.element_variables).map(withKind),
  }));
  const elements = objects(release.elements).map((element) => {
    const home = categories.find((category) => asObject(category)?.id === element.category_id);
    const own = objects(element.variables).map(withKind);
    return { ...element, variables: own.length > 0 ? own : (home?.element_variables ?? []) };
  });
  return { version, datachain_type, categories, elements };
}
