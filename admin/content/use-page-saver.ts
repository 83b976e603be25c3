import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "#admin/api/call.ts";
import { invalidate } from "#admin/api/query.ts";
import type { Save, Saved } from "#admin/autosave/autosaver.ts";
import { useAutosave } from "#admin/autosave/use-autosave.ts";
import { useUser } from "#admin/session/queries.ts";
import type { PageContent } from "#contract/page-content.ts";
import { type Page, pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import { translationsApi } from "#contract/translations.ts";
import { showPage } from "./page-query.ts";

const savedOf = ({ content, lock_version }: Page): Saved<PageContent> => ({ document: content, version: lock_version });

/** A 409 response contains the current page. */
export const isPage = (value: unknown): value is Page =>
  typeof value === "object" && value !== null && "content" in value && "lock_version" in value;

/** Autosaves the page, and puts each response into the query cache. */
export function usePageSaver(page: Page) {
  const client = useQueryClient();
  const user = useUser();
  const saved = useMemo(() => savedOf(page), [page]);
  return useAutosave<PageContent>({
    name: `page:${page.id}:${user?.id ?? ""}`,
    saved,
    save: async ({ document, version, save_id }: Save<PageContent>) => {
      const body = { page: { content: document, lock_version: version, save_id } };
      const answer = await call(pagesApi.update, { params: { id: page.id }, body });
      showPage(client, answer.page);
      for (const list of [
        pagesApi.search,
        pagesApi.collections,
        pagesApi.revisions,
        publicationsApi.changes,
        publicationsApi.preview,
        // may have been opened before this save arrived
        translationsApi.list,
      ])
        void invalidate(client, list);
      return savedOf(answer.page);
    },
    currentOf: (body) => (isPage(body) ? savedOf(body) : undefined),
  });
}
