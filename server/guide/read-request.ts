import { type Island, ISLANDS } from "#guide/islands.ts";
import { type Params, pathFinder } from "./match-path.ts";
import { type Address, readAddress } from "./read-address.ts";
import { guideRoutes } from "./routes.ts";
import type { GuideRoute } from "./visit-site.ts";

/** A site's request, parsed, independent of the reader. */
export type Asked = {
  readonly address: Address;
  /** Undefined if no page can match; a redirect may. */
  readonly route: GuideRoute | undefined;
  readonly params: Params;
  /** Only the route's own parameters, in a fixed order: unknown ones must not create new cache keys. */
  readonly query: Params;
  readonly island: Island | undefined;
  /** Cache key: equal for all URLs that show the same. */
  readonly key: string;
  /** A plain page view: no language choice to store, no form in progress. */
  readonly isPlain: boolean;
};

/** Nobody types longer values. */
const LONGEST_QUERY = 200;
/** Parameters that do more than show a page. */
const ACTS = ["remember", "draft", "dismiss"];
/** How many URLs are cached, and their maximum length. */
const [MOST_KNOWN, LONGEST_KNOWN] = [2000, 300];

const findRoute = pathFinder(guideRoutes.map((route) => [route.path, route]));

const knownQuery = ({ query: names = [], isEmptyTold = false }: GuideRoute, query: URLSearchParams): Params =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = query.get(name);
      return value !== null && (value || isEmptyTold) && value.length <= LONGEST_QUERY ? [[name, value]] : [];
    }),
  );

/** A known island; other values are ignored. */
const islandIn = (query: URLSearchParams): Island | undefined => ISLANDS.find((name) => name === query.get("with"));

function read(url: string): Asked {
  // An invalid URL gets a 404 page.
  const address = readAddress(url) ?? { path: "/404", query: new URLSearchParams() };
  const found = findRoute(address.path);
  const { target: route, params = {} } = found ?? {};
  const query = route ? knownQuery(route, address.query) : {};
  const island = route && !route.isForAll ? islandIn(address.query) : undefined;
  const key = JSON.stringify([route ? route.path : address.path, params, query, island]);
  const isPlain = route !== undefined && !ACTS.some((name) => address.query.has(name)) && !/.\/$/.test(address.path);
  return { address, route, params, query, island, key, isPlain };
}

/** Parsing a URL costs more than sending a cached page, so popular ones are cached. */
export function rememberRequests() {
  const known = new Map<string, Asked>();
  return (url: string): Asked => {
    const asked = known.get(url) ?? read(url);
    if (known.size >= MOST_KNOWN) known.clear();
    if (url.length <= LONGEST_KNOWN) known.set(url, asked);
    return asked;
  };
}
