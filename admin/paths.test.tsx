import { QueryClient } from "@tanstack/react-query";
import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { NAVIGATION } from "./frame/navigation.ts";
import { paths } from "./paths.ts";
import { routes } from "./routes.tsx";

const table = routes(new QueryClient());
/** Whether the path shows a page or redirects. */
const isRoute = (path: string) => {
  const leaf = matchRoutes(table, path)?.at(-1)?.route;
  return leaf !== undefined && leaf.path !== "*" && Boolean(leaf.lazy ?? leaf.Component);
};

test.each(Object.entries(paths).map(([name, path]) => [name, path("a-token", "purpose")] as const))(
  "has a route for the path of %s: %s",
  (_name, path) => expect(isRoute(path)).toBe(true),
);

test("links the sidebar to existing routes only", () => {
  for (const { href } of NAVIGATION.flatMap(({ items }) => items)) expect(isRoute(href)).toBe(true);
});

test.each([
  "/nowhere",
  "/auth/nowhere",
  "/inventory",
  "/guide-app/nowhere",
  "/guide-app/settings/nowhere",
  "/dashboard/x",
  "/en/dashboard",
])("R2.1 R2.41 has no route for %s", (path) => expect(isRoute(path)).toBe(false));
