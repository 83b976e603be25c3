import { isItems, isObject, isSame, type Json, type JsonObject } from "./json.ts";

/** Object keys and item ids, outermost first. */
export type Path = readonly string[];

/** Last key of the path of a list that both sides reordered differently. */
export const ORDER = "#order";

/** A place both sides changed to different values. Undefined means missing or removed. */
export type Clash = {
  readonly path: Path;
  readonly base: Json | undefined;
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
  /** Author and time of the other version, if known. */
  readonly by?: string;
  readonly at?: string;
};

export type Sides = { base: Json | undefined; mine: Json | undefined; theirs: Json | undefined };

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const among = (ids: readonly string[], others: readonly string[]) => {
  const known = new Set(others);
  return ids.filter((id) => known.has(id));
};

/** Ids in the order of `first`; those only in `second` follow their neighbour there. */
function interleave(first: readonly string[], second: readonly string[]) {
  const order = [...first];
  second.forEach((id, at) => {
    if (order.includes(id)) return;
    const before = second.slice(0, at).findLast((other) => order.includes(other));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}

const OBJECT: JsonObject = {};

/**
 * Their document with my changes since `base`. Where both changed the same place differently,
 * the result has mine and the place is reported.
 */
export function merge(base: Json, mine: Json, theirs: Json): { merged: Json; clashes: Clash[] } {
  const clashes: Clash[] = [];

  function place(path: Path, { base, mine, theirs }: Sides): Json | undefined {
    if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
    if (isSame(mine, base)) return theirs;
    if (isItems(mine) && isItems(theirs)) return items(path, isItems(base) ? base : [], mine, theirs);
    if (isObject(mine) && isObject(theirs)) return object(path, isObject(base) ? base : OBJECT, mine, theirs);
    clashes.push({ path, base, mine, theirs });
    // an edit beats a removal until someone decides
    return mine === undefined ? theirs : mine;
  }

  function object(path: Path, base: JsonObject, mine: JsonObject, theirs: JsonObject): JsonObject {
    const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    const result: Record<string, Json> = {};
    for (const key of keys) {
      const value = place([...path, key], { base: base[key], mine: mine[key], theirs: theirs[key] });
      if (value !== undefined) result[key] = value;
    }
    return result;
  }

  type Items = readonly (JsonObject & { readonly id: string })[];
  function items(path: Path, base: Items, mine: Items, theirs: Items): Json {
    const byId = (list: Items) => new Map(list.map((item) => [item.id, item]));
    const [inBase, inMine, inTheirs] = [byId(base), byId(mine), byId(theirs)];
    const order = orderOf(path, idsOf(base), idsOf(mine), idsOf(theirs));
    return order.flatMap((id) => {
      const sides = { base: inBase.get(id), mine: inMine.get(id), theirs: inTheirs.get(id) };
      const item = place([...path, id], sides);
      return item === undefined ? [] : [item];
    });
  }

  function orderOf(path: Path, base: string[], mine: string[], theirs: string[]) {
    const shared = among(among(base, mine), theirs);
    const [byMe, byThem] = [among(mine, shared), among(theirs, shared)];
    const iMoved = !isSame(byMe, shared);
    const theyMoved = !isSame(byThem, shared);
    if (iMoved && theyMoved && !isSame(byMe, byThem))
      clashes.push({ path: [...path, ORDER], base: shared, mine: byMe, theirs: byThem });
    return iMoved || !theyMoved ? interleave(mine, theirs) : interleave(theirs, mine);
  }

  return { merged: place([], { base, mine, theirs }) ?? null, clashes };
}

export function readAt(document: Json | undefined, path: Path): Json | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return document;
  if (isItems(document)) {
    if (key === ORDER) return idsOf(document);
    return readAt(
      document.find((item) => item.id === key),
      rest,
    );
  }
  return isObject(document) ? readAt(document[key], rest) : undefined;
}

/** Writes `value` at the path; undefined removes it. Unchanged parts keep their identity. */
export function writeAt(document: Json, path: Path, value: Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value ?? null;
  if (isItems(document)) return writeItem(document, key, rest, value);
  const { [key]: inner, ...others } = isObject(document) ? document : OBJECT;
  const written = rest.length ? writeAt(inner ?? {}, rest, value) : value;
  return written === undefined ? others : { ...(isObject(document) ? document : OBJECT), [key]: written };
}

type Items = readonly (JsonObject & { readonly id: string })[];
function writeItem(items: Items, id: string, rest: Path, value: Json | undefined): Json {
  if (id === ORDER) {
    const order = value as readonly string[];
    return interleave(order, idsOf(items)).flatMap((one) => items.find((item) => item.id === one) ?? []);
  }
  const at = items.findIndex((item) => item.id === id);
  const written = rest.length ? writeAt(items[at] ?? { id }, rest, value) : value;
  if (written === undefined) return items.filter((item) => item.id !== id);
  return at < 0 ? [...items, written] : items.with(at, written as Items[number]);
}
