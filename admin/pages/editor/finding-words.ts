import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { pagePath, paths } from "#admin/paths.ts";
import type { PageFinding } from "#contract/publications.ts";
import { fieldElement } from "./field-element.ts";
import { usePageWork } from "./page-work.ts";
import { subjectPaths } from "./subject-paths.ts";

/** Some begin with a language, whose name is in lower case in French, Spanish and Portuguese. */
const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Says what a check found, and where to put it right. */
export function useFindingWords() {
  const { t } = useTranslation();
  const { page } = usePageWork();

  function hrefOf({ code, field, locale }: PageFinding): string | undefined {
    const { subject } = page;
    if (code === "locale_incomplete") return locale ? `?translate=${locale}` : undefined;
    if (field.startsWith("chain")) return subject ? subjectPaths(subject).overview : undefined;
    if (field === "factsheet") return subject ? paths.algorithmFactsheet(subject.id) : undefined;
    if (field.startsWith("places")) return subject ? paths.deviceLocations(subject.id) : undefined;
    if (code === "subject_deleted") return subject ? subjectPaths(subject).deleted : undefined;
    if (field.startsWith("subject")) return subject ? subjectPaths(subject).details : undefined;
    const hash = `#${fieldElement(field)}`;
    if (page.type === "home_page") return paths.homePage() + hash;
    if (field.startsWith("questions"))
      return (page.type === "device_page" ? paths.devicePageFaq(page.id) : paths.algorithmPageFaq(page.id)) + hash;
    if (field.startsWith("collection")) return paths.collectionPagePages(page.id);
    return pagePath(page) + hash;
  }

  function textOf({ code, locale, params }: PageFinding) {
    const language = locale === null ? "" : languageName(locale);
    const { missing, outdated } = params;
    if (code === "locale_incomplete" && missing) return t("pages.checks.texts_missing", { language, count: +missing });
    if (code === "locale_incomplete" && outdated)
      return t("pages.checks.texts_outdated", { language, count: +outdated });
    return t(`pages.checks.codes.${code}`, { ...params, language });
  }

  return (finding: PageFinding) => {
    const { code } = finding;
    return {
      text: capitalize(textOf(finding)),
      href: hrefOf(finding),
      go: t(code === "locale_incomplete" ? "pages.checks.translate" : "pages.checks.go"),
    };
  };
}
