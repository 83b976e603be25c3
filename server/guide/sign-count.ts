import { createHmac, timingSafeEqual } from "node:crypto";
import type { EventKind } from "#contract/analytics.ts";
import type { Salts } from "#server/feedback/keep-salts.ts";

export const COUNT_PATH = "/count";

/** What a page can tell only when somebody opens or follows something on it. */
const TOLD_BY_PAGES = ["category_opened", "faq_opened", "action_clicked", "outbound_link"] as const;
export type ToldKind = (typeof TOLD_BY_PAGES)[number] & EventKind;

/** Something on a page that counts when somebody opens or follows it. */
export type Countable = {
  readonly kind: ToldKind;
  readonly page_id: string;
  readonly locale: string;
  readonly detail: string;
};

const SIGNATURE_BYTES = 9;

const messageOf = (customer_id: string, { kind, page_id, locale, detail }: Countable) =>
  JSON.stringify(["count", customer_id, kind, page_id, locale, detail]);
const sign = (salt: Buffer, message: string) =>
  createHmac("sha256", salt).update(message).digest().subarray(0, SIGNATURE_BYTES);

/** Pages are drawn again whenever one is published, and tell the same until the day has another salt. */
const MOST_SIGNED = 5000;
const signed = new WeakMap<Buffer, Map<string, string>>();

function signOnce(salt: Buffer, message: string) {
  const known = signed.get(salt) ?? new Map<string, string>();
  signed.set(salt, known);
  const signature = known.get(message) ?? sign(salt, message).toString("base64url");
  if (known.size >= MOST_SIGNED) known.clear();
  known.set(message, signature);
  return signature;
}

/** Where to tell that it happened. Signed, so that nothing counts but what a page of this site offers. */
export function countUrl([salt]: Salts, customer_id: string, countable: Countable) {
  const { kind, page_id, locale, detail } = countable;
  const signature = signOnce(salt, messageOf(customer_id, countable));
  return `${COUNT_PATH}?e=${kind}&p=${page_id}&l=${locale}&d=${encodeURIComponent(detail)}&s=${signature}`;
}

/** What an address tells of; nothing for what we did not sign yesterday or today. */
export function readCountUrl(salts: Salts, customer_id: string, query: URLSearchParams): Countable | undefined {
  const [kind, page_id = "", locale = "", detail = "", signature = ""] = ["e", "p", "l", "d", "s"].map(
    (name) => query.get(name) ?? "",
  );
  const told = TOLD_BY_PAGES.find((one) => one === kind);
  const given = Buffer.from(signature, "base64url");
  if (!told || given.length !== SIGNATURE_BYTES) return undefined;
  const countable = { kind: told, page_id, locale, detail };
  const message = messageOf(customer_id, countable);
  const isOurs = salts.some((salt) => timingSafeEqual(sign(salt, message), given));
  return isOurs ? countable : undefined;
}
