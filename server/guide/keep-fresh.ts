import { fromDatabase } from "#server/platform/database/database-errors.ts";

/** How current something is: the same text until something changes. None while changes cannot be heard. */
export type Stamp = string | undefined;

type Kept<V> = { readonly value: V; readonly stamp: Stamp; readonly bytes: number };
type Limits<V> = {
  readonly max_bytes: number;
  readonly bytesOf: (value: V) => number;
  /** Whether anybody is likely to ask for it again. */
  readonly isKept?: (value: V) => boolean;
};

/** Whoever has something older to show waits so long for the database, and shorter while it seems to be away. */
const PATIENCE_MS = { hearing: 5000, deaf: 1000 };

/** What a map and its keys cost beside the values. */
const OVERHEAD_BYTES = 300;

/** The outcome, or nothing when the database is away or takes too long. */
export async function soonEnough<V>(made: Promise<V>, patience_ms: number): Promise<{ value: V } | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patience_ms, undefined).unref();
  });
  try {
    return await Promise.race([made.then((value) => ({ value })), late]);
  } catch (error) {
    if (!fromDatabase(error)) throw error;
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Values that are made once and shown until their stamp changes; the least used ones go when there are too many bytes.
 * What is out of date stays until then, for the time when the database is away.
 */
export function keepFresh<V extends object>({ max_bytes, bytesOf, isKept = () => true }: Limits<V>) {
  const kept = new Map<string, Kept<V>>();
  const underWay = new Map<string, Promise<V>>();
  let bytes = 0;

  function drop(key: string) {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function keep(key: string, entry: Kept<V>) {
    drop(key);
    // it would drive out all the others, and then itself
    if (entry.bytes > max_bytes) return;
    kept.set(key, entry);
    bytes += entry.bytes;
    for (const oldest of kept.keys()) {
      if (bytes <= max_bytes) break;
      drop(oldest);
    }
  }

  /** At once, if it is current. */
  function find(key: string, stamp: Stamp): V | undefined {
    const entry = kept.get(key);
    if (!entry || stamp === undefined || entry.stamp !== stamp) return undefined;
    // The order of the map is the order of use.
    kept.delete(key);
    kept.set(key, entry);
    return entry.value;
  }

  /** One making for all who ask for the same; the stamp was taken before it, so that a change meanwhile is not missed. */
  function start(key: string, stamp: Stamp, make: () => Promise<V>) {
    const flight = `${key}\n${stamp}`;
    const going = underWay.get(flight);
    if (going) return going;
    const made = make()
      .then((value) => {
        if (isKept(value)) keep(key, { value, stamp, bytes: bytesOf(value) + key.length * 2 + OVERHEAD_BYTES });
        return value;
      })
      .finally(() => underWay.delete(flight));
    underWay.set(flight, made);
    return made;
  }

  async function get(key: string, stamp: Stamp, make: () => Promise<V>): Promise<V> {
    const current = find(key, stamp);
    if (current) return current;
    const made = start(key, stamp, make);
    const old = kept.get(key);
    if (!old) return made;
    const outcome = await soonEnough(made, stamp === undefined ? PATIENCE_MS.deaf : PATIENCE_MS.hearing);
    return outcome ? outcome.value : old.value;
  }

  /** Never an older one: for what other things are made of, which would then pass for current. */
  const getCurrent = async (key: string, stamp: Stamp, make: () => Promise<V>): Promise<V> =>
    find(key, stamp) ?? start(key, stamp, make);

  return { find, get, getCurrent, forget: drop, size: () => ({ count: kept.size, bytes }) };
}
