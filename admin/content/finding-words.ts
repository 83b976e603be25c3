import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { pagePath, paths } from "#admin/paths.ts";
import type { PageFinding } from "#contract/publications.ts";
import { fieldElement } from "./field-element.ts";
import { usePageWork } from "./page-work.ts";
import { subjectPaths } from "./subject-paths.ts";

/** Some findings start with a language name, which is lower case in French, Spanish and Portuguese. */
const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Field prefixes of findings about the record. */
const OF_SUBJECT = ["chain", "factsheet", "places", "subject"];

/** Describes a finding, and links to where it can be fixed. */
export function useFindingWords() {
  const { t } = useTranslation();
  const { page } = usePageWork();

  /** Link to the page's record, if the finding is about the record. */
  function subjectHref({ code, field }: PageFinding): string | undefined {
    const { subject } = page;
    if (!subject) return undefined;
    if (field.startsWith("chain")) return subjectPaths(subject).overview;
    if (field === "factsheet") return paths.algorithmFactsheet(subject.id);
    if (field.startsWith("places")) return paths.deviceLocations(subject.id);
    if (code === "subject_deleted") return subjectPaths(subject).deleted;
    return subjectPaths(subject).details;
  }

  function hrefOf(finding: PageFinding): string | undefined {
    const { code, field, locale } = finding;
    if (code === "locale_incomplete") return locale ? `?translate=${locale}` : undefined;
    if (OF_SUBJECT.some((part) => field.startsWith(part))) return subjectHref(finding);
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
    if (code === "locale_incomplete" && missing)
      return t("content.checks.texts_missing", { language, count: +missing });
    if (code === "locale_incomplete" && outdated)
      return t("content.checks.texts_outdated", { language, count: +outdated });
    return t(`content.checks.codes.${code}`, { ...params, language });
  }

  return (finding: PageFinding) => {
    const { code } = finding;
    return {
      text: capitalize(textOf(finding)),
      href: hrefOf(finding),
      go: t(code === "locale_incomplete" ? "content.checks.translate" : "content.checks.go"),
    };
  };
}
