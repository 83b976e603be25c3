import { identifiabilityIn } from "./identifiability.ts";
import { categoryOf, elementAnywhere, elementOf } from "./lookup.ts";
import type { Category, ChainContent, CustomElement, Element, LText, Placement, Taxonomy } from "./model.ts";
import { contextValueIn } from "./renamed.ts";
import { DEFAULT_GLYPH } from "./resolve-placement.ts";
import { bareId } from "./roles.ts";
import { isBlank } from "./text.ts";

/** The same category under the other vocabulary's id. */
export function counterpart(categoryId: string, from: Taxonomy, to: Taxonomy): Category | undefined {
  const known = categoryOf(to, categoryId);
  if (known) return known;
  const bare = bareId(categoryOf(from, categoryId)?.standard_id ?? categoryId);
  return to.categories.find((category) => bareId(category.standard_id) === bare);
}

/** A placement's new category; undefined if it has no counterpart. */
export function newHome(placement: Placement, from: Taxonomy, to: Taxonomy): Category | undefined {
  const { category_id, element_id } = placement;
  const same = counterpart(category_id, from, to);
  if (same && elementOf(to, same.id, element_id)) return same;
  // if the element moved to another category, the placement follows
  const elsewhere = elementOf(from, category_id, element_id) && elementAnywhere(to, element_id);
  return elsewhere ? categoryOf(to, elsewhere.category_id) : same;
}

/** The placement's element, if the other vocabulary lacks it. */
export function leftBehind(placement: Placement, from: Taxonomy, to: Taxonomy): Element | undefined {
  const old = elementOf(from, placement.category_id, placement.element_id);
  return old && !elementAnywhere(to, old.id) ? old : undefined;
}

const customIdFor = (elementId: string) => `custom_${elementId}`;

function asCustom(element: Element, category_id: string): CustomElement {
  const { id, title, description, glyph, identifiability } = element;
  const drawn = typeof glyph === "string" ? glyph : DEFAULT_GLYPH;
  return { id: customIdFor(id), category_id, title, description, glyph: drawn, identifiability };
}

type Move = { readonly old: Category | undefined; readonly home: Category };

/** Drops a context value only if it was valid before and is not any more. */
function movedContext(value: string | null, { old, home }: Move) {
  const has = (category: Category | undefined, id: string) =>
    category?.context?.values.some((candidate) => candidate.id === id) ?? false;
  if (value === null || !has(old, value)) return value;
  const named = contextValueIn(home, value);
  return has(home, named) ? named : null;
}

/** A text the new category does not ask for moves into its free text, if that is empty. */
function movedVariables(variables: Placement["variables"], { old, home }: Move): Readonly<Record<string, LText>> {
  const asks = (category: Category | undefined, id: string) =>
    category?.variables.some((variable) => variable.id === id) ?? false;
  const homeless = Object.keys(variables).find((id) => asks(old, id) && !asks(home, id) && !isBlank(variables[id]));
  const room = "additional_description";
  if (homeless === undefined || !asks(home, room) || !isBlank(variables[room])) return variables;
  const { [homeless]: text = {}, ...rest } = variables;
  return { ...rest, [room]: text };
}

function movePlacement(placement: Placement, content: ChainContent, from: Taxonomy, to: Taxonomy): Placement {
  const home = newHome(placement, from, to);
  if (!home) return placement;
  const move = { old: categoryOf(from, placement.category_id), home };
  const context_value = movedContext(placement.context_value, move);
  // the lost context may have decided identifiability: keep its effect as the author's value
  const isSilenced = placement.context_value !== null && context_value === null;
  return {
    ...placement,
    identifiability: isSilenced ? identifiabilityIn(from, content, placement) : placement.identifiability,
    category_id: home.id,
    element_id: leftBehind(placement, from, to) ? customIdFor(placement.element_id) : placement.element_id,
    context_value,
    variables: movedVariables(placement.variables, move),
  };
}

/** Flows of a subchain the other vocabulary lacks. */
export function flowsLeftBehind({ subchain_instances }: ChainContent, from: Taxonomy, to: Taxonomy) {
  const has = ({ subchains }: Taxonomy, id: string) => subchains.some((subchain) => subchain.id === id);
  return subchain_instances.filter(({ subchain_id }) => has(from, subchain_id) && !has(to, subchain_id));
}

/** Moves a chain to another vocabulary. Nothing is lost; the check reports anything that no longer fits. */
export function moveContent(content: ChainContent, from: Taxonomy, to: Taxonomy): ChainContent {
  const customs = new Map(
    content.custom_elements.map((custom) => [
      custom.id,
      { ...custom, category_id: counterpart(custom.category_id, from, to)?.id ?? custom.category_id },
    ]),
  );
  for (const placement of content.placements) {
    const element = leftBehind(placement, from, to);
    const home = newHome(placement, from, to);
    if (element && home && !customs.has(customIdFor(element.id)))
      customs.set(customIdFor(element.id), asCustom(element, home.id));
  }
  const gone = new Set(flowsLeftBehind(content, from, to).map(({ id }) => id));
  return {
    ...content,
    placements: content.placements
      .map((placement) => movePlacement(placement, content, from, to))
      .map((placement) =>
        gone.has(placement.subchain_instance_id ?? "") ? { ...placement, subchain_instance_id: null } : placement,
      ),
    custom_elements: [...customs.values()],
    subchain_instances: content.subchain_instances.filter(({ id }) => !gone.has(id)),
    undisclosed: Object.fromEntries(
      Object.entries(content.undisclosed).map(([id, reason]) => [counterpart(id, from, to)?.id ?? id, reason]),
    ),
  };
}
