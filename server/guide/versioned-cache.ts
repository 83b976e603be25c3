import { fromDatabase } from "#server/platform/database/database-errors.ts";

/** A version stamp: equal until something changes. Undefined while notifications are lost. */
export type Stamp = string | undefined;

type Kept<V> = { readonly value: V; readonly stamp: Stamp; readonly bytes: number };
type Limits<V> = {
  readonly max_bytes: number;
  readonly bytesOf: (value: V) => number;
  /** Whether it is likely to be requested again. */
  readonly isKept?: (value: V) => boolean;
};

/** How long to wait for the database when there is a stale value; shorter while it seems to be away. */
const PATIENCE_MS = { connected: 5000, disconnected: 1000 };

/** Overhead of the map and its keys per value. */
const OVERHEAD_BYTES = 300;

/** The result, or undefined if the database is away or too slow. */
export async function settleWithin<V>(made: Promise<V>, patience_ms: number): Promise<{ value: V } | undefined> {
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
 * An LRU cache of values that are valid while their stamp is the same, limited by bytes. Stale values are kept, to be
 * served while the database is away.
 */
export function createVersionedCache<V extends object>({ max_bytes, bytesOf, isKept = () => true }: Limits<V>) {
  const kept = new Map<string, Kept<V>>();
  const underWay = new Map<string, Promise<V>>();
  let bytes = 0;

  function drop(key: string) {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function keep(key: string, entry: Kept<V>) {
    drop(key);
    // it would evict all others, and then itself
    if (entry.bytes > max_bytes) return;
    kept.set(key, entry);
    bytes += entry.bytes;
    for (const oldest of kept.keys()) {
      if (bytes <= max_bytes) break;
      drop(oldest);
    }
  }

  /** Synchronously, if it is current. */
  function find(key: string, stamp: Stamp): V | undefined {
    const entry = kept.get(key);
    if (!entry || stamp === undefined || entry.stamp !== stamp) return undefined;
    // The map's order is the order of use.
    kept.delete(key);
    kept.set(key, entry);
    return entry.value;
  }

  /** Shared by concurrent requests. The stamp was taken before, so that a change in the meantime is not missed. */
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
    const outcome = await settleWithin(made, stamp === undefined ? PATIENCE_MS.disconnected : PATIENCE_MS.connected);
    return outcome ? outcome.value : old.value;
  }

  /** Never stale: for inputs of other cached values, which would then count as current. */
  const getCurrent = async (key: string, stamp: Stamp, make: () => Promise<V>): Promise<V> =>
    find(key, stamp) ?? start(key, stamp, make);

  return { find, get, getCurrent, forget: drop, size: () => ({ count: kept.size, bytes }) };
}
