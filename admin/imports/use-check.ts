import { useNavigate } from "react-router";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { type Import, type ImportPreview, importsApi } from "#contract/imports.ts";
import { importHref } from "./import-subjects.ts";
import { type Drafts, localeOf, type MatchDraft, optionsOf } from "./match/match-draft.ts";
import { useStart } from "./use-import.ts";
import { wordMatches } from "./values/word-matches.ts";

/** Sends the recipe with its words and starts the check. */
export function useCheck(ours: Import, drafts: Drafts) {
  const { id, subject } = ours;
  const navigate = useNavigate();
  const site = useContentLocale();
  const check = useStart(importsApi.check, () => {
    drafts.delete(id);
    void navigate(importHref(subject, id));
  });
  return {
    ...check,
    send(draft: MatchDraft, preview: ImportPreview | undefined) {
      const { recipe } = draft;
      const locale = localeOf(draft, ours, site.locales);
      const body = { recipe: { ...recipe, values: wordMatches(recipe, preview) }, options: optionsOf(draft, preview) };
      check.mutate({ params: { id }, query: locale ? { locale } : {}, body });
    },
  };
}
