import type { Salts } from "#server/feedback/keep-salts.ts";
import { readerKey } from "#server/feedback/visitor-keys.ts";
import type { SiteClock } from "./read-clock.ts";

type Seen = { readonly customer_id: string; readonly network: string; readonly user_agent: string };

const MOST_KNOWN = 20_000;

/** Yesterday's salt may be missing if it was never used; then today's is the only one. */
const saltOf = ([newest, older = newest]: Salts, today: string, { salt_day }: SiteClock) =>
  salt_day === today ? newest : older;

/** Derives a visitor key per site and day. Recent keys are cached in memory only. */
export function createReaderRegistry() {
  const known = new Map<string, string>();
  return (salts: Salts, today: string, clock: SiteClock, { customer_id, network, user_agent }: Seen): string => {
    const key = `${clock.salt_day} ${customer_id} ${network} ${user_agent}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const visitor = readerKey(saltOf(salts, today, clock), { customer_id, network, user_agent });
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, visitor);
    return visitor;
  };
}
