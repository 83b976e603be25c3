export type Side = "mine" | "theirs";
export type FieldOf<V> = keyof V & string;
export type Choices<V> = Partial<Record<FieldOf<V>, Side>>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const changedFields = <V extends object>(from: V, to: V): FieldOf<V>[] =>
  (Object.keys(to) as FieldOf<V>[]).filter((name) => !isSame(from[name], to[name]));

export const pick = <V extends object>(values: V, names: readonly FieldOf<V>[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<V>;

/** Fields changed by both sides to different values. Everything else merges by itself. */
export function clashesOf<V extends object>(base: V, mine: V, theirs: V): FieldOf<V>[] {
  const byThem = new Set(changedFields(base, theirs));
  const differing = new Set(changedFields(theirs, mine));
  return changedFields(base, mine).filter((name) => byThem.has(name) && differing.has(name));
}

/** Their version with my changes on top; a conflict takes the chosen side, mine by default. */
export function merge<V extends object>(base: V, mine: V, theirs: V, choices: Choices<V> = {}): V {
  const kept = changedFields(base, mine).filter((name) => choices[name] !== "theirs");
  return { ...theirs, ...pick(mine, kept) };
}
