/** Per minute and process, above what a person, a shared address or a guide can reach. */
const MOST = { visitor: 120, network: 3000, customer: 600_000 } as const;
const MINUTE_MS = 60_000;
/** Distinct keys per minute. More means that somebody is forging them. */
const MOST_KNOWN = 300_000;

/** In memory, because counting must not wait: a flood costs its sender more than us. */
export function limitReaders() {
  const tries = new Map<string, number>();
  let minute = 0;

  function isOver(key: string, most: number) {
    const count = (tries.get(key) ?? 0) + 1;
    if (count === 1 && tries.size >= MOST_KNOWN) return true;
    tries.set(key, count);
    return count > most;
  }

  /** Returns whether one more event may count. */
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
