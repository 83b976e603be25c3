import type { QueryClient } from "@tanstack/react-query";
import { call } from "#admin/api/call.ts";
import { invalidate } from "#admin/api/query.ts";
import { showPage } from "#admin/content/page-query.ts";
import { approvalsApi } from "#contract/approvals.ts";
import { type Page, pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";

const ABOUT = [
  pagesApi.search,
  pagesApi.revisions,
  pagesApi.activity,
  publicationsApi.changes,
  publicationsApi.list,
  publicationsApi.schedules,
  approvalsApi.list,
];

/** Refetches everything that depends on the public page. */
export async function refreshPage(client: QueryClient, { id }: Pick<Page, "id">) {
  for (const endpoint of ABOUT) void invalidate(client, endpoint);
  // swallow errors: the action itself succeeded, and the screen keeps its data
  const answer = await call(pagesApi.read, { params: { id } }).catch(() => undefined);
  if (answer) showPage(client, answer.page);
}
