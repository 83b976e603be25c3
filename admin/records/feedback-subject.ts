import type { Translate } from "#admin/i18n/i18n.ts";
import { type FeedbackItem, GUIDE_PATHS } from "#contract/feedback.ts";

const WORDS = { "/about": "about", "/map": "map", "/what-we-count": "counts", "/reports": "reports" } as const;

/** The page that feedback is about, which may be one without a record, such as the map. */
export function feedbackSubject(t: Translate, { page, guide_page }: Pick<FeedbackItem, "page" | "guide_page">) {
  if (!guide_page) return page?.title ?? t("feedback.page_gone");
  const known = GUIDE_PATHS.find((path) => path === guide_page.path);
  return guide_page.title ?? t(`feedback.guide_pages.${known ? WORDS[known] : "report"}`);
}
