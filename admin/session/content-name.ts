import { uiLocale } from "#admin/i18n/i18n.ts";
import { type Named, nameIn } from "#contract/names.ts";
import { useContentLocale } from "./content-locale.ts";

/** Names labels and statuses in the language of the content, or in the screen's until the site's languages are loaded. */
export function useContentName() {
  const { locale = uiLocale() } = useContentLocale();
  return (named: Named) => nameIn(named, locale);
}
