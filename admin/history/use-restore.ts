import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#admin/api/call.ts";
import { invalidate, query } from "#admin/api/query.ts";
import { untilSaved } from "#admin/autosave/until-saved.ts";
import { showPage } from "#admin/content/page-query.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { isPage } from "#admin/content/use-page-saver.ts";
import type { Difference } from "#admin/publishing/DifferenceCard.tsx";
import { NotSavedError } from "#admin/publishing/use-changes.ts";
import { ApiError } from "#contract/client.ts";
import type { PageContent } from "#contract/page-content.ts";
import { type Page, pagesApi, type Revision } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import { withFieldOf } from "./compare-contents.ts";

type Wanted = {
  readonly revision: Revision;
  /** One field in one language; everything if missing. */
  readonly field?: Pick<Difference, "field" | "locale"> | undefined;
};

/** Restores an earlier state as a new save. The replaced state stays in the history, and undo is offered. */
export function useRestore() {
  const client = useQueryClient();
  const { page, saver } = usePageWork();
  const params = { id: page.id };

  function show(now: Page) {
    showPage(client, now);
    for (const list of [pagesApi.search, pagesApi.revisions, publicationsApi.changes, publicationsApi.preview])
      void invalidate(client, list);
  }
  /** The cache may be newer than this render, right after a save. */
  function lockVersion() {
    const read = client.getQueryData(query(pagesApi.read, { params }).queryKey);
    return Math.max(page.lock_version, read?.page.lock_version ?? 0);
  }
  const restore = useMutation({
    mutationFn: async ({ revision, field }: Wanted) => {
      if (!(await untilSaved(saver))) throw new NotSavedError();
      const before = saver.snapshot().document;
      const wanted = field && { field: field.field, ...(field.locale !== null && { locale: field.locale }) };
      const answer = await call(pagesApi.restoreRevision, {
        params: { ...params, revision_id: revision.id },
        body: { lock_version: lockVersion(), ...wanted },
      });
      show(answer.page);
      return { before, page: answer.page };
    },
    onError: (error) => {
      const current = error instanceof ApiError && error.status === 409 ? error.body.current : undefined;
      if (isPage(current)) show(current);
    },
  });
  const undo = (before: PageContent, field?: Wanted["field"]) =>
    saver.edit((now) => (field ? withFieldOf(now, before, field) : before));
  return { restore, undo };
}
