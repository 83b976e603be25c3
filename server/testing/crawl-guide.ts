/** A guide's response, as bytes. */
type Answer = {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly rawPayload: Buffer;
};
type Get = (url: string) => Promise<Answer>;

const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&#x27;": "'", "&quot;": '"' };
const LINKS = [/(?:href|src|action|content)="([^"]+)"/g, /srcSet="([^"]+)"/g, /<loc>([^<]+)<\/loc>/g, /"([^"\s]+)"/g];

/** Everything in a text that could be an address of the guide. */
function addressesIn(text: string, origin: string) {
  const found = LINKS.flatMap((link) => [...text.matchAll(link)].map(([, address = ""]) => address))
    .flatMap((address) => address.split(", ").map((one) => one.split(" ")[0] ?? ""))
    .map((address) => address.replaceAll(/&(?:amp|#x27|quot);/g, (entity) => ENTITIES[entity] ?? entity));
  return found.flatMap((address) => {
    if (!address.startsWith(`${origin}/`) && !/^\/(?!\/)/.test(address)) return [];
    const { pathname, search } = new URL(address, origin);
    return [pathname + search];
  });
}

export type Crawled = { readonly status: number; readonly body: Buffer; readonly location: string | undefined };

/** Crawls from these addresses and returns each response. `isLeftOut`: not requested. */
export async function crawlGuide(
  get: Get,
  { origin, from, isLeftOut }: { origin: string; from: readonly string[]; isLeftOut: (path: string) => boolean },
) {
  const answers = new Map<string, Crawled>();
  const waiting = [...from];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (answers.has(path) || isLeftOut(path)) continue;
    const { statusCode, headers, rawPayload } = await get(path);
    const location = headers["location"] === undefined ? undefined : String(headers["location"]);
    answers.set(path, { status: statusCode, body: rawPayload, location });
    if (location) waiting.push(...addressesIn(`"${location}"`, origin));
    if (/text|json|xml/.test(String(headers["content-type"])))
      waiting.push(...addressesIn(rawPayload.toString(), origin));
  }
  return answers;
}
