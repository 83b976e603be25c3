import { createHmac } from "node:crypto";
import { countTry, LIMITS } from "#server/platform/http/rate-limit.ts";
import type { Database } from "#server/platform/database/db.ts";
import type { Salts } from "./keep-salts.ts";

/**
 * Irreversible keys: they reveal neither address nor browser, and after their salt is deleted nobody can make them
 * again.
 */
type Visitor = { readonly key: string; readonly network_key: string; readonly prefix_key: string };

type Seen = { readonly customer_id: string; readonly network: string; readonly user_agent: string };

const keyOf = (salt: Buffer, parts: readonly string[]) =>
  createHmac("sha256", salt).update(JSON.stringify(parts)).digest("base64url");

/** The /48 that a provider assigns to one customer: 65,536 of the /64s that count as networks. */
const prefixOf = (network: string) =>
  network.endsWith("::/64") ? network.split(":").slice(0, GROUPS_OF_PREFIX).join(":") : network;
const GROUPS_OF_PREFIX = 3;

export const visitorOf = ([salt]: Salts, { customer_id, network, user_agent }: Seen): Visitor => ({
  key: keyOf(salt, ["visitor", customer_id, network, user_agent]),
  network_key: keyOf(salt, ["network", customer_id, network]),
  prefix_key: keyOf(salt, ["prefix", customer_id, prefixOf(network)]),
});

const READER_BYTES = 9;

/**
 * Identifies a reader for one day. Hashed with other inputs than a response's key, so that the two cannot be linked.
 */
export const readerKey = (salt: Buffer, { customer_id, network, user_agent }: Seen) =>
  createHmac("sha256", salt)
    .update(JSON.stringify(["reader", customer_id, network, user_agent]))
    .digest()
    .subarray(0, READER_BYTES)
    .toString("base64url");

/** Proven visitors have limits this many times higher. */
const PROVEN_TIMES = 10;

/**
 * Counts a new response and returns false over a limit. During a flood, a network needs proof earlier; one that sends
 * few never does, so that a flood locks out nobody else.
 */
export async function mayRespond(
  { system: db }: Pick<Database, "system">,
  customer_id: string,
  visitor: Visitor,
  isProven = false,
) {
  const countBy = async (limit: (typeof LIMITS)[keyof typeof LIMITS], who: string) =>
    (await countTry(db, limit, who)).tries;
  const isWithin = (tries: number, most: number) => tries <= most * (isProven ? PROVEN_TIMES : 1);
  if (!isWithin(await countBy(LIMITS.feedbackVisitor, visitor.key), LIMITS.feedbackVisitor.tries)) return false;
  const ofNetwork = await countBy(LIMITS.feedbackNetwork, visitor.network_key);
  if (!isWithin(ofNetwork, LIMITS.feedbackNetwork.tries)) return false;
  const isFlooded = (await countBy(LIMITS.feedbackFlood, customer_id)) > LIMITS.feedbackFlood.tries;
  if (!isFlooded || isProven) return true;
  if (ofNetwork > LIMITS.feedbackVisitor.tries) return false;
  return (await countBy(LIMITS.feedbackPrefix, visitor.prefix_key)) <= LIMITS.feedbackPrefix.tries;
}

const TAP_MS = 10_000;
const UUID_BYTES = 16;

/**
 * Ids for a visitor's first answer on a page, which comes from a cached page: a second tap within seconds gets the
 * same id. The current time slot's id first, then the previous one's.
 */
export function tapIds([salt]: Salts, { key }: Visitor, page_id: string, now = Date.now()): [string, string] {
  const slot = Math.floor(now / TAP_MS);
  const idAt = (at: number) => {
    const bytes = createHmac("sha256", salt)
      .update(JSON.stringify(["tap", key, page_id, at]))
      .digest();
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    const hex = bytes.subarray(0, UUID_BYTES).toString("hex");
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
  };
  return [idAt(slot), idAt(slot - 1)];
}
