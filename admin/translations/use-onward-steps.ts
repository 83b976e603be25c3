import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { languagesLeft } from "#admin/inventory/progress-steps.ts";
import { pagePath } from "#admin/paths.ts";
import { PUBLISH_NOW } from "#admin/publishing/publish-address.ts";
import { usePublishStep } from "#admin/publishing/publish-words.ts";
import type { Result } from "#contract/endpoint.ts";
import type { translationsApi } from "#contract/translations.ts";

export interface OnwardStep {
  kind: "page" | "language" | "publish";
  href: string;
  words: string;
}

type NextPage = Result<typeof translationsApi.list>["next_page"];

/**
 * What follows when a page is translated: the next page in the same language, as one person translates into one
 * language; then the other languages of this page; then publishing. A draft's own languages come first, as it waits
 * for them to be published.
 */
export function useOnwardSteps(locale: string, nextPage: NextPage): OnwardStep[] {
  const { t } = useTranslation();
  const { page, canEdit } = usePageWork();
  const { words: publish } = usePublishStep(page);
  const steps: OnwardStep[] = [];
  const others = page.locales.filter((one) => one !== locale && one !== page.default_locale);
  const [language] = languagesLeft({ locales: others, languages: page.languages });
  if (language !== undefined)
    steps.push({
      kind: "language",
      href: `?translate=${language}`,
      words: t("records.progress.action.translate", { language: languageName(language) }),
    });
  if (nextPage) {
    const step: OnwardStep = {
      kind: "page",
      href: `${pagePath(nextPage)}?translate=${locale}`,
      words: t("translations.next_page", { language: languageName(locale) }),
    };
    if (page.state === "draft") steps.push(step);
    else steps.unshift(step);
  }
  if (canEdit && page.state !== "published")
    steps.push({ kind: "publish", href: pagePath(page) + PUBLISH_NOW, words: publish });
  return steps;
}
