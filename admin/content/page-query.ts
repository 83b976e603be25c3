import type { QueryClient } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { type Page, pagesApi } from "#contract/pages.ts";

const homeQuery = () => query(pagesApi.home, {});

/** A page by its id; the home page if there is none. */
export const pageQuery = (id: string | undefined) =>
  id === undefined ? homeQuery() : query(pagesApi.read, { params: { id } });

/** Caches a page returned by the server, under every query that holds it. */
export function showPage(client: QueryClient, page: Page) {
  client.setQueryData(query(pagesApi.read, { params: { id: page.id } }).queryKey, { page });
  if (page.type === "home_page") client.setQueryData(homeQuery().queryKey, { page });
}
