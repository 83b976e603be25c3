import { expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/index.ts";
import { NEEDED_SCOPES } from "#contract/needed-scopes.ts";
import { ACCESS_RULES, type AccessRule, nameOf, ROUTES_WITHOUT_ENDPOINT } from "./testing/access-table.ts";
import { shareTestApp } from "./testing/harness.ts";

const t = await shareTestApp();

const tokenIn = (e: Endpoint) => {
  const token = NEEDED_SCOPES.get(e);
  return token && { token };
};
const ruleIn = (e: Endpoint): AccessRule => ({ ...ownRule(e), ...tokenIn(e) });

const ownRule = ({ access, in_customer, share, before_terms }: Endpoint): AccessRule => ({
  access,
  ...(in_customer && { in_customer }),
  ...(share && { share }),
  ...(before_terms && { before_terms }),
});

const rulesOf = (noun: string, rules: Readonly<Record<string, AccessRule>>) =>
  Object.fromEntries(Object.entries(rules).filter(([name]) => name.startsWith(`${noun}.`)));
const inContract = Object.fromEntries(endpoints.map((e) => [nameOf(e), ruleIn(e)]));

test.each([...new Set(Object.keys({ ...inContract, ...ACCESS_RULES }).map((name) => name.split(".")[0]!))])(
  "R6.1 R6.3 R6.4 the contract allows the same callers as the access table: %s",
  (noun) => {
    expect(rulesOf(noun, inContract)).toEqual(rulesOf(noun, ACCESS_RULES));
  },
);

/** Makes `/api/labels/:id|:label_id` and `/api/labels/{id}` comparable. */
const placeOf = (path: string) => path.replaceAll(/\{\w+\}|:\w+(?:\|:\w+)*/g, ":");

/** Static files of the admin and the map, which exist only after a build or download. */
const isFile = (route: string) => /^GET \/(?!api\/)\S*(?:\*|\.\w+)$/.test(route) && route !== "GET /config.json";

/** Every route of the server, from the tree that Fastify prints: "POST /api/login". */
function mountedRoutes() {
  const above: string[] = [];
  return t.app
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const [, indent = "", part = "", methods = ""] = /^([│ ]*)[├└]── (\S+)(?: \(([^)]+)\))?$/.exec(line) ?? [];
      const depth = indent.length / 4;
      above.splice(depth, Infinity, part);
      const path = above.join("");
      return methods
        .split(", ")
        .flatMap((method) => (method && method !== "HEAD" ? [`${method} ${placeOf(path)}`] : []));
    });
}

test("R6.4 every route has an endpoint, except those in the access table", () => {
  const known = new Set(endpoints.map(({ method, path }) => `${method} ${placeOf(path)}`));
  const mounted = mountedRoutes();
  expect(mounted.filter((route) => known.has(route)).toSorted()).toEqual([...known].toSorted());
  expect(mounted.filter((route) => !known.has(route) && !isFile(route)).toSorted()).toEqual(
    ROUTES_WITHOUT_ENDPOINT.toSorted(),
  );
});
