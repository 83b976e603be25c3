import type { FastifyReply, FastifyRequest } from "fastify";
import type { Readers } from "#server/analytics/counting/count-readers.ts";
import type { Salts } from "#server/feedback/keep-salts.ts";
import { readAddress } from "./read-address.ts";
import { isFromHere } from "./read-form.ts";
import { COUNT_PATH, type Countable, readCountUrl } from "./sign-count.ts";
import type { Visit } from "./visit-site.ts";

/** Browsers send a word or nothing; whoever sends more is not listened to. */
const MAX_BYTES = 1024;
const LONGEST_URL = 400;
const MOST_KNOWN = 5000;

type At = { readonly customer_id: string; readonly site: Visit["frame"]["site"] };

export const isCount = (url: string) => url.startsWith(`${COUNT_PATH}?`) || url === COUNT_PATH;

function isTooLarge({ headers, url }: FastifyRequest) {
  const isUnmeasured = headers["transfer-encoding"] !== undefined;
  return isUnmeasured || url.length > LONGEST_URL || Number(headers["content-length"] ?? 0) > MAX_BYTES;
}

const answer = (reply: FastifyReply, status: number) => reply.code(status).header("cache-control", "no-store").send();

/** Serves `/count`: what the pages of a site tell when somebody opens or follows something. Never read, only counted. */
export function serveCount(readers: Readers, readSalts: () => Promise<Salts>) {
  // Many open the same: a signature is checked once in a while, and again when there is a new number of the day.
  const known = new Map<string, Countable>();
  let checkedBy: Salts | undefined;

  async function read(url: string, customer_id: string) {
    const salts = await readSalts();
    if (salts !== checkedBy) known.clear();
    checkedBy = salts;
    const key = `${customer_id} ${url}`;
    const found = known.get(key) ?? readCountUrl(salts, customer_id, readAddress(url)?.query ?? new URLSearchParams());
    if (known.size >= MOST_KNOWN) known.clear();
    if (found) known.set(key, found);
    return found;
  }

  return async (request: FastifyRequest, reply: FastifyReply, { customer_id, site }: At) => {
    // Whatever else was sent is left where it is, with its connection.
    if (isTooLarge(request)) return answer(reply.header("connection", "close"), 413);
    if (!isFromHere(request)) return answer(reply, 403);
    const told = await read(request.url, customer_id);
    if (!told) return answer(reply, 400);
    if (request.method !== "HEAD") readers.count(request, { customer_id, time_zone: site.time_zone }, told);
    return answer(reply, 204);
  };
}
