import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#admin/api/call.ts";
import { invalidate, query } from "#admin/api/query.ts";
import { pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import { type Translation, translationsApi } from "#contract/translations.ts";

export const textKey = ({ subject_id, field }: Pick<Translation, "subject_id" | "field">) => `${subject_id} ${field}`;

const inputOf = (id: string, locale: string) => ({ params: { id }, query: { locale } });

/** All texts of a page in a language, and a mutation to write one. */
export function useTranslations(page_id: string, locale: string) {
  const client = useQueryClient();
  const input = inputOf(page_id, locale);
  // refetch on return, because texts may have been edited elsewhere
  const result = useQuery({ ...query(translationsApi.list, input), staleTime: 0 });
  const write = useMutation({
    // run serially: each response contains all texts as of that write
    scope: { id: `translate ${page_id}` },
    mutationFn: ({ text, target, is_done }: { text: Translation; target: string; is_done: boolean }) => {
      const { subject_type, subject_id, field, source } = text;
      return call(translationsApi.write, {
        ...input,
        body: { texts: [{ subject_type, subject_id, field, source, target, is_done }] },
      });
    },
    onSuccess: ({ refused, ...answer }) => {
      void refused;
      client.setQueryData(query(translationsApi.list, input).queryKey, answer);
      for (const shown of [pagesApi.read, pagesApi.home, pagesApi.search, publicationsApi.changes])
        void invalidate(client, shown);
    },
  });
  return { result, write };
}

export type WriteTranslation = ReturnType<typeof useTranslations>["write"];
