import type { FastifyRequest } from "fastify";
import type { DropReason } from "#contract/analytics.ts";

/** Programs that say so: search engines, previews in messages, monitors, tools. */
const IS_PROGRAM =
  /(?<!cu)bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|curl|wget|python|headless|monitor|scanner|uptime|pingdom|lighthouse|phantom|puppeteer|playwright|selenium|scrapy|node-fetch|axios|undici|okhttp|go-http|libwww|httpclient|archiver|validator|feed|ahrefs|semrush/i;

/** Agents are a few thousand; each is read once. */
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

/** Fetched in advance, or for a preview: nobody looks at it. */
function isAhead(headers: FastifyRequest["headers"]) {
  const purpose = headers["sec-purpose"] ?? headers["purpose"] ?? headers["x-purpose"] ?? headers["x-moz"];
  return purpose !== undefined && /prefetch|prerender|preview/i.test(String(purpose));
}

/** Why no person stands behind a request, as far as it says so. */
export function whyNoPerson({ headers }: Pick<FastifyRequest, "headers">): DropReason | undefined {
  const agent = headers["user-agent"];
  if (!agent) return "no_agent";
  if (isProgram(agent)) return "robot";
  return isAhead(headers) ? "prefetch" : undefined;
}
