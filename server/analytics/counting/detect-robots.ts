import type { FastifyRequest } from "fastify";
import type { DropReason } from "#contract/analytics.ts";

/** Self-declared bots: search engines, link previews, monitors and tools. */
const IS_PROGRAM =
  /(?<!cu)bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|curl|wget|python|headless|monitor|scanner|uptime|pingdom|lighthouse|phantom|puppeteer|playwright|selenium|scrapy|node-fetch|axios|undici|okhttp|go-http|libwww|httpclient|archiver|validator|feed|ahrefs|semrush/i;

/** There are a few thousand user agents; each is matched once. */
const MOST_KNOWN = 5000;
const known = new Map<string, boolean>();

function isProgram(agent: string) {
  const told = known.get(agent);
  if (told !== undefined) return told;
  const found = IS_PROGRAM.test(agent);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(agent, found);
  return found;
}

/** Prefetched or previewed, so not seen by a person. */
function isAhead(headers: FastifyRequest["headers"]) {
  const purpose = headers["sec-purpose"] ?? headers["purpose"] ?? headers["x-purpose"] ?? headers["x-moz"];
  return purpose !== undefined && /prefetch|prerender|preview/i.test(String(purpose));
}

/** Why to drop a request, judged by its headers. */
export function dropReasonOf({ headers }: Pick<FastifyRequest, "headers">): DropReason | undefined {
  const agent = headers["user-agent"];
  if (!agent) return "no_agent";
  if (isProgram(agent)) return "robot";
  return isAhead(headers) ? "prefetch" : undefined;
}
