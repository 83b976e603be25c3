import { QueryClient } from "@tanstack/react-query";
import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { NAVIGATION } from "./frame/navigation.ts";
import { paths } from "./paths.ts";
import { routes } from "./routes.tsx";

const table = routes(new QueryClient());
/** Whether something is shown there, or leads on from there. */
const isRoute = (path: string) => {
  const leaf = matchRoutes(table, path)?.at(-1)?.route;
  return leaf !== undefined && leaf.path !== "*" && Boolean(leaf.lazy ?? leaf.Component);
};

test.each(Object.entries(paths).map(([name, path]) => [name, path("a-token", "purpose")] as const))(
  "the address of %s is a route: %s",
  (_name, path) => expect(isRoute(path)).toBe(true),
);

test("the sidebar leads only to routes", () => {
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
])("R2.1 R2.41 %s is no route", (path) => expect(isRoute(path)).toBe(false));
