import { type Island, ISLANDS } from "#guide/islands.ts";
import { type Params, pathFinder } from "./match-path.ts";
import { type Address, readAddress } from "./read-address.ts";
import { guideRoutes } from "./routes.ts";
import type { GuideRoute } from "./visit-site.ts";

/** What an address of a site asks for, whoever asks. */
export type Asked = {
  readonly address: Address;
  /** None where no page can be: the redirects may know it. */
  readonly route: GuideRoute | undefined;
  readonly params: Params;
  /** Only what the route knows, in its own order: whatever else stands in an address makes no other page of it. */
  readonly query: Params;
  readonly island: Island | undefined;
  /** The same for all addresses that show the same. */
  readonly key: string;
  /** Nothing but a page is asked for: no choice of language is to be kept, no answer under way. */
  readonly isPlain: boolean;
};

/** Longer ones are nothing that people typed. */
const LONGEST_QUERY = 200;
/** What in an address does more than show. */
const ACTS = ["remember", "draft", "dismiss"];
/** As many addresses are remembered, if they are no longer than this. */
const [MOST_KNOWN, LONGEST_KNOWN] = [2000, 300];

const findRoute = pathFinder(guideRoutes.map((route) => [route.path, route]));

const knownQuery = ({ query: names = [], isEmptyTold = false }: GuideRoute, query: URLSearchParams): Params =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = query.get(name);
      return value !== null && (value || isEmptyTold) && value.length <= LONGEST_QUERY ? [[name, value]] : [];
    }),
  );

/** One that we have; another word in the address makes no other page of it. */
const islandIn = (query: URLSearchParams): Island | undefined => ISLANDS.find((name) => name === query.get("with"));

function read(url: string): Asked {
  // What is no address is answered like one where there is nothing.
  const address = readAddress(url) ?? { path: "/404", query: new URLSearchParams() };
  const found = findRoute(address.path);
  const { target: route, params = {} } = found ?? {};
  const query = route ? knownQuery(route, address.query) : {};
  const island = route && !route.isForAll ? islandIn(address.query) : undefined;
  const key = JSON.stringify([route ? route.path : address.path, params, query, island]);
  const isPlain = route !== undefined && !ACTS.some((name) => address.query.has(name)) && !/.\/$/.test(address.path);
  return { address, route, params, query, island, key, isPlain };
}

/** Taking an address apart costs more than sending a page that is ready: what many ask for is remembered. */
export function rememberRequests() {
  const known = new Map<string, Asked>();
  return (url: string): Asked => {
    const asked = known.get(url) ?? read(url);
    if (known.size >= MOST_KNOWN) known.clear();
    if (url.length <= LONGEST_KNOWN) known.set(url, asked);
    return asked;
  };
}
