import { writeText } from "#datachain/text.ts";
import type { Action, ChainContent, CustomElement, Placement, Source } from "#datachain/model.ts";

export const placementsOf = ({ placements }: ChainContent, category_id: string) =>
  placements.filter((placement) => placement.category_id === category_id);

export const addPlacement = (content: ChainContent, placement: Placement): ChainContent => ({
  ...content,
  placements: [...content.placements, placement],
  undisclosed: withoutKey(content.undisclosed, placement.category_id),
});

export const changePlacement = (
  content: ChainContent,
  id: string,
  change: (placement: Placement) => Placement,
): ChainContent => ({
  ...content,
  placements: content.placements.map((placement) => (placement.id === id ? change(placement) : placement)),
});

export const removePlacement = (content: ChainContent, id: string): ChainContent => ({
  ...content,
  placements: content.placements.filter((placement) => placement.id !== id),
});

/** Moves a placement within its category; placements of other categories keep their positions. */
export function movePlacement(content: ChainContent, id: string, to: number): ChainContent {
  const moved = content.placements.find((placement) => placement.id === id);
  if (!moved) return content;
  const others = placementsOf(content, moved.category_id).filter((placement) => placement.id !== id);
  const order = [...others.slice(0, to), moved, ...others.slice(to)];
  let next = 0;
  return {
    ...content,
    placements: content.placements.map((placement) =>
      placement.category_id === moved.category_id ? (order[next++] ?? placement) : placement,
    ),
  };
}

/** Writes one text of a placement. */
export const writeVariable = (placement: Placement, variable_id: string, locale: string, value: string): Placement => {
  const text = writeText(placement.variables[variable_id], locale, value);
  const { [variable_id]: _, ...others } = placement.variables;
  return { ...placement, variables: Object.keys(text).length ? { ...others, [variable_id]: text } : others };
};

/** Ticks or clears one option of a choice. */
export function tickOption(placement: Placement, variable_id: string, option: string, isTicked: boolean): Placement {
  const { [variable_id]: chosen = [], ...others } = placement.choices ?? {};
  const kept = chosen.filter((one) => one !== option);
  const next = isTicked ? [...kept, option] : kept;
  return { ...placement, choices: next.length > 0 ? { ...others, [variable_id]: next } : others };
}

/** Replaces the part with the same id, or adds it. */
export const putPart = <T extends Action | Source>(parts: readonly T[], part: T): readonly T[] =>
  parts.some(({ id }) => id === part.id) ? parts.map((one) => (one.id === part.id ? part : one)) : [...parts, part];

export const dropPart = <T extends { readonly id: string }>(parts: readonly T[], id: string): readonly T[] =>
  parts.filter((part) => part.id !== id);

const withoutKey = (record: ChainContent["undisclosed"], key: string) => {
  const { [key]: _, ...others } = record;
  return others;
};

/** Marks the category as not disclosed and clears its choices; the reason is written separately. */
export const withhold = (content: ChainContent, category_id: string): ChainContent => ({
  ...content,
  placements: content.placements.filter((placement) => placement.category_id !== category_id),
  undisclosed: { ...content.undisclosed, [category_id]: content.undisclosed[category_id] ?? {} },
});

export const disclose = (content: ChainContent, category_id: string): ChainContent => ({
  ...content,
  undisclosed: withoutKey(content.undisclosed, category_id),
});

export const writeReason = (
  content: ChainContent,
  category_id: string,
  locale: string,
  value: string,
): ChainContent => ({
  ...content,
  undisclosed: {
    ...content.undisclosed,
    [category_id]: writeText(content.undisclosed[category_id], locale, value),
  },
});

/** Adds a custom element and its first placement. */
export const addCustomElement = (
  content: ChainContent,
  element: CustomElement,
  placement: Placement,
): ChainContent => ({
  ...addPlacement(content, placement),
  custom_elements: [...content.custom_elements, element],
});

/** Drops custom elements that no placement uses any more. */
export const tidyCustomElements = (content: ChainContent): ChainContent => {
  const used = new Set(content.placements.map(({ element_id }) => element_id));
  const kept = content.custom_elements.filter(({ id }) => used.has(id));
  return kept.length === content.custom_elements.length ? content : { ...content, custom_elements: kept };
};
