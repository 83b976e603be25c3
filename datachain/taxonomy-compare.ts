import { identifiabilityIn } from "./identifiability.ts";
import { categoryOf, elementAnywhere, elementOf, placementsIn, variablesFor } from "./lookup.ts";
import type { ChainContent, Identifiability, Placement, Taxonomy } from "./model.ts";
import { bareId } from "./roles.ts";
import { counterpart, flowsLeftBehind, leftBehind, moveContent, newHome } from "./taxonomy-move.ts";
import { isBlank } from "./text.ts";

/** Facts to review before moving a chain to another vocabulary. */
export type MoveReport = {
  /** They become custom elements. */
  readonly elements_gone: readonly { readonly placement_id: string; readonly element_id: string }[];
  readonly elements_renamed: readonly {
    readonly element_id: string;
    readonly locale: string;
    readonly before: string;
    readonly after: string;
  }[];
  readonly elements_moved: readonly { readonly placement_id: string; readonly from: string; readonly to: string }[];
  readonly categories_gone: readonly { readonly category_id: string; readonly placement_count: number }[];
  readonly categories_new: readonly { readonly category_id: string; readonly required: boolean }[];
  readonly variables_required: readonly { readonly placement_id: string; readonly variable_id: string }[];
  readonly variables_gone: readonly { readonly placement_id: string; readonly variable_id: string }[];
  readonly context_values_gone: readonly { readonly placement_id: string; readonly context_value: string }[];
  readonly identifiability_changed: readonly {
    readonly placement_id: string;
    readonly before: Identifiability;
    readonly after: Identifiability;
  }[];
  readonly subchains_gone: readonly { readonly subchain_instance_id: string; readonly subchain_id: string }[];
};

function renamedElements(content: ChainContent, from: Taxonomy, to: Taxonomy): MoveReport["elements_renamed"] {
  const used = new Map(
    content.placements.flatMap((placement) => {
      const old = elementOf(from, placement.category_id, placement.element_id);
      return old ? [[old.id, old] as const] : [];
    }),
  );
  return [...used.values()].flatMap((old) => {
    const now = elementAnywhere(to, old.id);
    return Object.entries(old.title).flatMap(([locale, before]) => {
      const after = now?.title[locale];
      return after === undefined || after === before ? [] : [{ element_id: old.id, locale, before, after }];
    });
  });
}

function variableChanges(placement: Placement, from: Taxonomy, to: Taxonomy) {
  const old = categoryOf(from, placement.category_id);
  const home = newHome(placement, from, to);
  if (!home) return { required: [], gone: [] };
  const wasRequired = (id: string) =>
    old !== undefined && variablesFor(old, placement.element_id).some((one) => one.id === id && one.required);
  const where = (variable_id: string) => ({ placement_id: placement.id, variable_id });
  return {
    required: variablesFor(home, placement.element_id)
      .filter(({ id, required }) => required && !wasRequired(id) && isBlank(placement.variables[id]))
      .map(({ id }) => where(id)),
    gone: Object.keys(placement.variables)
      .filter((id) => !isBlank(placement.variables[id]) && !home.variables.some((variable) => variable.id === id))
      .filter((id) => old?.variables.some((variable) => variable.id === id))
      .map(where),
  };
}

/** Consequences of moving one chain from one vocabulary to another. */
export function compareTaxonomies(from: Taxonomy, to: Taxonomy, content: ChainContent): MoveReport {
  const moved = moveContent(content, from, to);
  const pairs = content.placements.flatMap((was, index) => {
    const is = moved.placements[index];
    return is ? [{ was, is }] : [];
  });
  const variables = content.placements.map((placement) => variableChanges(placement, from, to));
  return {
    elements_gone: content.placements
      .filter((placement) => leftBehind(placement, from, to))
      .map(({ id, element_id }) => ({ placement_id: id, element_id })),
    elements_renamed: renamedElements(content, from, to),
    elements_moved: pairs
      .filter(({ was, is }) => bareId(was.category_id) !== bareId(is.category_id))
      .map(({ was, is }) => ({ placement_id: was.id, from: was.category_id, to: is.category_id })),
    categories_gone: from.categories
      .filter(({ id }) => !counterpart(id, from, to))
      .map(({ id }) => ({ category_id: id, placement_count: placementsIn(content, id).length })),
    categories_new: to.categories
      .filter(({ id }) => !counterpart(id, to, from))
      .map(({ id, required }) => ({ category_id: id, required })),
    variables_required: variables.flatMap(({ required }) => required),
    variables_gone: variables.flatMap(({ gone }) => gone),
    context_values_gone: pairs.flatMap(({ was, is }) =>
      was.context_value !== null && is.context_value === null
        ? [{ placement_id: was.id, context_value: was.context_value }]
        : [],
    ),
    identifiability_changed: pairs.flatMap(({ was, is }) => {
      const before = identifiabilityIn(from, content, was);
      const after = identifiabilityIn(to, moved, is);
      return before === after ? [] : [{ placement_id: was.id, before, after }];
    }),
    subchains_gone: flowsLeftBehind(content, from, to).map(({ id, subchain_id }) => ({
      subchain_instance_id: id,
      subchain_id,
    })),
  };
}
