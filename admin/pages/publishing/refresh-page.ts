import type { QueryClient } from "@tanstack/react-query";
import { call } from "#admin/api/call.ts";
import { invalidate } from "#admin/api/query.ts";
import { type Page, pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import { showPage } from "../editor/page-query.ts";

const ABOUT = [
  pagesApi.search,
  pagesApi.revisions,
  pagesApi.activity,
  publicationsApi.changes,
  publicationsApi.list,
  publicationsApi.schedules,
];

/** What is public has changed: everything that shows it is read again. */
export async function refreshPage(client: QueryClient, { id }: Pick<Page, "id">) {
  for (const endpoint of ABOUT) void invalidate(client, endpoint);
  // the screen keeps what it shows if this fails: what was asked for is done all the same
  const answer = await call(pagesApi.read, { params: { id } }).catch(() => undefined);
  if (answer) showPage(client, answer.page);
}
