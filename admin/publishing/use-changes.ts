import { useQuery } from "@tanstack/react-query";
import { call } from "#admin/api/call.ts";
import { untilSaved } from "#admin/autosave/until-saved.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { publicationsApi } from "#contract/publications.ts";

/** The last words are not saved yet, so the server cannot tell what publishing would change. */
export class NotSavedError extends Error {
  override readonly name = "NotSavedError";
}

/** What publishing would change. Saves pending words first, so that they count. */
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
