type Item = { readonly id: string };

/** The list with one item at another place. */
export function moved<T extends Item>(items: readonly T[], id: string, to: number): T[] {
  const item = items.find((one) => one.id === id);
  return item ? inserted(without(items, id), item, to) : [...items];
}

/** The list with an item at a place; one that is in it already stays where it is. */
export function inserted<T extends Item>(items: readonly T[], item: T, at: number): T[] {
  return items.some(({ id }) => id === item.id) ? [...items] : items.toSpliced(at, 0, item);
}

export const without = <T extends Item>(items: readonly T[], id: string): T[] => items.filter((one) => one.id !== id);
