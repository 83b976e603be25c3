import { redirect, type RouteObject } from "react-router";
import { lazyPage } from "./frame/load-page.ts";
import { notFound } from "./frame/not-found.ts";
import type { RouteHandle, TitleKey } from "./frame/route-handle.ts";

export const titled = (title: TitleKey) => ({ handle: { title } satisfies RouteHandle });
export const tab = (title: TitleKey) => ({ handle: { title, isTab: true } satisfies RouteHandle });
/** For routes that only redirect. */
export const Nothing = () => null;
export const to = (path: string) => ({ loader: () => redirect(path), Component: Nothing });
export const unknown = {
  path: "*",
  ...tab("layout.error.not_found_title"),
  Component: Nothing,
  loader: () => {
    throw notFound();
  },
};

type DeletedPage = `Deleted${"Devices" | "Algorithms" | "Organizations" | "Labels" | "Pages"}Page`;
/** Deleted records, beside each list. */
export const deletedRoute = (page: DeletedPage): RouteObject => ({
  path: "deleted",
  ...titled("deletions.title"),
  lazy: lazyPage(() => import("./deletions/DeletionsPage.tsx"), page, "deletions"),
});
