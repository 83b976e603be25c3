import { useQuery } from "@tanstack/react-query";
import { call } from "#admin/api/call.ts";
import { untilSaved } from "#admin/autosave/until-saved.ts";
import { publicationsApi } from "#contract/publications.ts";
import { usePageWork } from "../editor/page-work.ts";

/** The server does not have the last words yet, so it cannot say what publishing would change. */
export class NotSavedError extends Error {
  override readonly name = "NotSavedError";
}

/** What publishing would change. What was written a moment ago is saved first, and counts. */
export function useChanges() {
  const { page, saver } = usePageWork();
  const { id } = page;
  return useQuery({
    queryKey: [publicationsApi.changes.path, { params: { id } }],
    queryFn: async ({ signal }) => {
      if (!(await untilSaved(saver))) throw new NotSavedError();
      return call(publicationsApi.changes, { params: { id } }, signal);
    },
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
}
