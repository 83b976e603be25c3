import { elementAnywhere, elementOf } from "./lookup.ts";
import type { Element, LText, Taxonomy } from "./model.ts";
import { bareId } from "./roles.ts";

type Code =
  | "category_new"
  | "category_gone"
  | "category_required"
  | "element_new"
  | "element_gone"
  | "element_renamed"
  | "element_moved"
  | "language_new"
  | "language_gone";
type Change = {
  readonly code: Code;
  readonly name: LText;
  readonly before?: LText;
  readonly category?: LText;
};

const nameOf = ({ categories }: Taxonomy, id: string): LText =>
  categories.find((one) => one.id === id)?.name ?? { en: id };

/** Names in the languages that both have; undefined if they agree. */
function renamed(before: LText, after: LText): { before: LText; name: LText } | undefined {
  const changed = Object.keys(before).filter(
    (locale) => after[locale] !== undefined && after[locale] !== before[locale],
  );
  const only = (text: LText) => Object.fromEntries(changed.map((locale) => [locale, text[locale] ?? ""]));
  return changed.length > 0 ? { before: only(before), name: only(after) } : undefined;
}

function categoryChanges(from: Taxonomy, to: Taxonomy): Change[] {
  const has = (taxonomy: Taxonomy, id: string) => taxonomy.categories.find((one) => bareId(one.id) === bareId(id));
  return [
    ...to.categories.filter(({ id }) => !has(from, id)).map(({ name }): Change => ({ code: "category_new", name })),
    ...from.categories.filter(({ id }) => !has(to, id)).map(({ name }): Change => ({ code: "category_gone", name })),
    ...to.categories
      .filter(({ id, required }) => required && has(from, id)?.required === false)
      .map(({ name }): Change => ({ code: "category_required", name })),
  ];
}

function changeOf(from: Taxonomy, to: Taxonomy, element: Element): Change | undefined {
  const category = nameOf(to, element.category_id);
  const same = elementOf(from, element.category_id, element.id);
  if (same) {
    const other = renamed(same.title, element.title);
    return other && { code: "element_renamed", ...other, category };
  }
  const elsewhere = elementAnywhere(from, element.id);
  if (!elsewhere) return { code: "element_new", name: element.title, category };
  const isStillThere = elementOf(to, elsewhere.category_id, element.id) !== undefined;
  return isStillThere
    ? { code: "element_new", name: element.title, category }
    : { code: "element_moved", name: element.title, before: nameOf(from, elsewhere.category_id), category };
}

/** How a release differs from another one of the same kind, categories first. Descriptions are not compared. */
export function compareReleases(from: Taxonomy, to: Taxonomy): Change[] {
  const language = (code: Code) => (locale: string) => ({ code, name: { en: locale } });
  return [
    ...categoryChanges(from, to),
    ...to.elements.flatMap((element) => changeOf(from, to, element) ?? []),
    ...from.elements
      .filter(({ id }) => !elementAnywhere(to, id))
      .map(({ title, category_id }): Change => ({
        code: "element_gone",
        name: title,
        category: nameOf(from, category_id),
      })),
    ...to.locales.filter((locale) => !from.locales.includes(locale)).map(language("language_new")),
    ...from.locales.filter((locale) => !to.locales.includes(locale)).map(language("language_gone")),
  ];
}
