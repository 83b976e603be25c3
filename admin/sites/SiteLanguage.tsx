import { ContentLanguage } from "#admin/records/ContentLanguage.tsx";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { useCompleteness } from "./completeness.ts";

export function SiteLanguage({ isDirty }: { isDirty: boolean }) {
  const { locales } = useContentLocale();
  return <ContentLanguage isDirty={isDirty} completeness={useCompleteness(locales)} />;
}
