import type { QueryClient } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { type Page, pagesApi } from "#contract/pages.ts";

const homeQuery = () => query(pagesApi.home, {});

/** A page by its id; without one the home page. */
export const pageQuery = (id: string | undefined) =>
  id === undefined ? homeQuery() : query(pagesApi.read, { params: { id } });

/** What the server said about a page, wherever it is shown. */
export function showPage(client: QueryClient, page: Page) {
  client.setQueryData(query(pagesApi.read, { params: { id: page.id } }).queryKey, { page });
  if (page.type === "home_page") client.setQueryData(homeQuery().queryKey, { page });
}
