import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, query } from "#admin/api/query.ts";
import { untilSaved } from "#admin/autosave/until-saved.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { ApiError } from "#contract/client.ts";
import { pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import { type TextPlace, translationsApi } from "#contract/translations.ts";
import { type DraftKind, WRITING_PROBLEMS, writingHelpApi } from "#contract/writing-help.ts";
import { usePageWork } from "./page-work.ts";
import { useWritingHelp } from "./use-writing-help.ts";

type Asked = { readonly place: TextPlace; readonly kind: DraftKind; readonly locale: string };
type Reviewed = { readonly place: TextPlace; readonly locale: string; readonly text: string };

const placeOf = ({ subject_type, subject_id, field }: TextPlace) => ({ subject_type, subject_id, field });

function problemIn(error: unknown) {
  const { problem } = (error instanceof ApiError ? (error.body.current ?? {}) : {}) as { problem?: unknown };
  return WRITING_PROBLEMS.find((one) => one === problem);
}

/** Drafts and reviews of the open page's texts by the workspace's language model. */
export function useDrafts() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { page, saver } = usePageWork();
  const { isOn } = useWritingHelp();
  const refresh = () =>
    Promise.all(
      [
        pagesApi.read,
        pagesApi.home,
        pagesApi.search,
        publicationsApi.changes,
        publicationsApi.preview,
        translationsApi.list,
        writingHelpApi.drafts,
      ].map((shown) => invalidate(client, shown)),
    );
  const draft = useMutation({
    mutationFn: async ({ place, kind, locale }: Asked) => {
      // the server starts from what is saved
      await untilSaved(saver);
      return call(writingHelpApi.draft, { body: { draft: { ...placeOf(place), page_id: page.id, kind, locale } } });
    },
    onSettled: refresh,
  });
  const review = useMutation({
    mutationFn: async ({ place, ...reviewed }: Reviewed) => {
      await untilSaved(saver);
      return call(writingHelpApi.review, { body: { review: { ...placeOf(place), ...reviewed, page_id: page.id } } });
    },
    onSuccess: () => showToast({ message: t("writing.reviewed") }),
    onSettled: refresh,
  });
  const error = draft.error ?? review.error;
  const known = problemIn(error);
  return {
    isOn,
    draft,
    review,
    problem: error ? (known ? t(`writing.problems.${known}`) : errorWords(error)) : undefined,
  };
}

/** The drafts of the open page that nobody has reviewed. */
export function usePageDrafts() {
  const { page } = usePageWork();
  const { hasDrafts: enabled } = useWritingHelp();
  const result = useQuery({ ...query(writingHelpApi.drafts, { query: { page_id: page.id } }), enabled });
  return enabled ? (result.data?.drafts ?? []) : [];
}
