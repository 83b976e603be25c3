type Item = { readonly id: string };

export function moved<T extends Item>(items: readonly T[], id: string, to: number): T[] {
  const item = items.find((one) => one.id === id);
  return item ? inserted(without(items, id), item, to) : [...items];
}

/** Inserts an item at an index; an item already in the list stays where it is. */
export function inserted<T extends Item>(items: readonly T[], item: T, at: number): T[] {
  return items.some(({ id }) => id === item.id) ? [...items] : items.toSpliced(at, 0, item);
}

export const without = <T extends Item>(items: readonly T[], id: string): T[] => items.filter((one) => one.id !== id);
