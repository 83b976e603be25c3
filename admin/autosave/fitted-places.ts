import { isItems, isObject, isSame, type Json } from "./json.ts";
import { type Clash, ORDER, type Path, readAt, type Sides } from "./merge.ts";

/** A place changed by one side only, so merged without a decision. */
export type Fitted = { readonly path: Path; readonly side: "mine" | "theirs" };

/** Innermost paths at which two versions differ. */
function changedPlaces(before: Json | undefined, after: Json | undefined, path: Path = []): Path[] {
  if (isSame(before, after)) return [];
  const [old, now] = [keyed(before), keyed(after)];
  if (!old || !now) return [path];
  const keys = [...new Set([...old.keys(), ...now.keys()])];
  const inner = keys.flatMap((key) => changedPlaces(old.get(key), now.get(key), [...path, key]));
  // same items, so only their order differs
  return inner.length ? inner : [[...path, ORDER]];
}

const keyed = (value: Json | undefined): Map<string, Json | undefined> | undefined => {
  if (isItems(value)) return new Map(value.map((item) => [item.id, item]));
  return isObject(value) ? new Map(Object.entries(value)) : undefined;
};

/** Changes that were merged automatically, the other person's first. */
export function fittedPlaces({ base, mine, theirs }: Sides, clashes: readonly Clash[]): Fitted[] {
  const isOpen = (path: Path) => clashes.some((clash) => clash.path.every((key, at) => path[at] === key));
  const of = (side: Fitted["side"], [own, other]: readonly [Json | undefined, Json | undefined]) =>
    changedPlaces(base, own)
      .filter((path) => !isOpen(path) && !isSame(readAt(own, path), readAt(other, path)))
      .map((path) => ({ path, side }));
  return [...of("theirs", [theirs, mine]), ...of("mine", [mine, theirs])];
}
