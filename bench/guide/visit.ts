import { Agent, get, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";

/** A site, as served by one process. */
export type Site = { readonly origin: string; readonly host: string };

export type Visited = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly milliseconds: number;
};

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Requests a page with the site's Host header, because the host is not in DNS. */
export function visit({ origin, host }: Site, path: string, encoding = "br"): Promise<Visited> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(`${origin}${path}`, { agent, headers: { host, "accept-encoding": encoding } }, (reply) => {
      const { statusCode: status = 0, headers } = reply;
      buffer(reply).then((body) => resolve({ status, headers, body, milliseconds: performance.now() - start }), reject);
    }).on("error", reject);
  });
}

/** Fails unless the page is found. */
export async function visitPage(site: Site, path: string, encoding?: string): Promise<Visited> {
  const visited = await visit(site, path, encoding);
  if (visited.status !== 200) throw new Error(`${path} was answered with ${visited.status}`);
  return visited;
}

/** Visits all paths in order, several at a time. */
export async function visitAll(paths: Iterable<string>, at_a_time: number, go: (path: string) => Promise<unknown>) {
  const waiting = paths[Symbol.iterator]();
  const walkOn = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await go(next.value);
  };
  await Promise.all(Array.from({ length: at_a_time }, walkOn));
}

export const inLanguage = (path: string, locale: string) => `${path}${path.includes("?") ? "&" : "?"}lang=${locale}`;
