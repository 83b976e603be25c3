/** In a minute, in one process: more than any person does, than people behind one address do, and than one guide is read. */
const MOST = { visitor: 120, network: 3000, customer: 600_000 } as const;
const MINUTE_MS = 60_000;
/** Different ones in a minute. Beyond these somebody makes them up. */
const MOST_KNOWN = 300_000;

/** In memory, because counting waits for nothing: a flood costs whoever sends it more than it costs us. */
export function limitReaders() {
  const tries = new Map<string, number>();
  let minute = 0;

  function isOver(key: string, most: number) {
    const count = (tries.get(key) ?? 0) + 1;
    if (count === 1 && tries.size >= MOST_KNOWN) return true;
    tries.set(key, count);
    return count > most;
  }

  /** Whether one more may count. */
  return ({ visitor, network, customer_id }: { visitor: string; network: string; customer_id: string }) => {
    const now = Math.floor(Date.now() / MINUTE_MS);
    if (now !== minute) tries.clear();
    minute = now;
    return !(
      isOver(visitor, MOST.visitor) ||
      isOver(`${customer_id} ${network}`, MOST.network) ||
      isOver(customer_id, MOST.customer)
    );
  };
}
