import type { LINK_PROBLEMS, LinkState } from "#contract/outside-links.ts";
import { type Outbound, OutboundError } from "#server/platform/outbound/outbound.ts";

export type Outcome = {
  readonly state: Exclude<LinkState, "waiting">;
  /** A status code, or what went wrong. */
  readonly answer: `${number}` | (typeof LINK_PROBLEMS)[number];
};

const MOST_REDIRECTS = 5;
export const DEADLINE_MS = 10_000;
/** A page answers with more; nobody reads it here. */
const MOST_BYTES = 1024;

/** Gone for sure. All else may be about us, this moment or this way of asking. */
const GONE = new Set([404, 410]);

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

async function ask(outbound: Outbound, url: string, method: "HEAD" | "GET") {
  return outbound.request(url, {
    method,
    headers: { "user-agent": "Guidepost link check", accept: "*/*" },
    deadline_ms: DEADLINE_MS,
    max_bytes: MOST_BYTES,
  });
}

/** Many servers answer HEAD wrongly, so an error counts only if GET gets it too. */
async function request(outbound: Outbound, url: string) {
  const head = await ask(outbound, url, "HEAD");
  return head.status < 400 ? head : ask(outbound, url, "GET");
}

function judge(status: number): Outcome {
  const answer = `${status}` as const;
  if (status >= 200 && status < 400) return { state: "works", answer };
  return { state: GONE.has(status) ? "broken" : "not_checked", answer };
}

/** Follows redirects, each through the guard of outbound requests. */
async function follow(outbound: Outbound, url: string, left: number): Promise<Outcome> {
  const { status, headers } = await request(outbound, url);
  const to = headers["location"];
  if (!isRedirect(status) || !to || !URL.canParse(to, url)) return judge(status);
  if (left === 0) return { state: "broken", answer: "too_many_redirects" };
  return follow(outbound, new URL(to, url).href, left - 1);
}

/** Whether a link leads somewhere. A name that does not exist and a wrong certificate stop every reader. */
export async function followLink(outbound: Outbound, url: string): Promise<Outcome> {
  try {
    return await follow(outbound, url, MOST_REDIRECTS);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    const { problem } = error;
    const isBroken = problem === "name_not_found" || problem === "certificate_invalid";
    return { state: isBroken ? "broken" : "not_checked", answer: problem };
  }
}
