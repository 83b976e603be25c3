import { usePageContent, usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { RecordTab } from "#admin/inventory/RecordHead.tsx";
import { formatNumber } from "#admin/i18n/format.ts";
import { paths } from "#admin/paths.ts";
import { mayOpen } from "#admin/session/share-limits.ts";
import { useCollections } from "../pages-by-id.ts";

/** Tabs of this type of page. The home page has none: it fits on one screen. */
export function usePageTabs(): RecordTab[] {
  const { t } = useTranslation();
  const { page } = usePageWork();
  const { id, type, relationship_count, comment_count, short_code_count } = page;
  const questions = usePageContent((content) => content.questions.length);
  const members = usePageContent((content) => content.collection?.members.length ?? 0);
  const isByRule = usePageContent((content) => content.collection !== null && content.collection.rule !== "manual");
  const byRule = useCollections(isByRule ? [id] : []).get(id)?.member_count;
  const count = isByRule ? byRule : members;
  const tabs: Record<typeof type, RecordTab[]> = {
    home_page: [],
    device_page: [
      { href: paths.devicePage(id), label: t("pages.editor.tabs.content") },
      { href: paths.devicePageFaq(id), label: t("pages.editor.tabs.faq"), count: formatNumber(questions) },
      { href: paths.devicePageMap(id), label: t("pages.editor.tabs.map") },
      { href: paths.devicePageDevice(id), label: t("pages.editor.tabs.device") },
      {
        href: paths.devicePageFeedback(id),
        label: t("pages.editor.tabs.feedback"),
        count: formatNumber(comment_count),
      },
      {
        href: paths.devicePageShortCodes(id),
        label: t("pages.editor.tabs.short_codes"),
        count: formatNumber(short_code_count),
      },
      {
        href: paths.devicePageRelationships(id),
        label: t("pages.editor.tabs.relationships"),
        count: formatNumber(relationship_count),
      },
    ],
    algorithm_page: [
      { href: paths.algorithmPage(id), label: t("pages.editor.tabs.content") },
      { href: paths.algorithmPageFaq(id), label: t("pages.editor.tabs.faq"), count: formatNumber(questions) },
      { href: paths.algorithmPageAlgorithm(id), label: t("pages.editor.tabs.algorithm") },
      {
        href: paths.algorithmPageFeedback(id),
        label: t("pages.editor.tabs.feedback"),
        count: formatNumber(comment_count),
      },
      {
        href: paths.algorithmPageShortCodes(id),
        label: t("pages.editor.tabs.short_codes"),
        count: formatNumber(short_code_count),
      },
      {
        href: paths.algorithmPageRelationships(id),
        label: t("pages.editor.tabs.relationships"),
        count: formatNumber(relationship_count),
      },
    ],
    collection_page: [
      { href: paths.collectionPage(id), label: t("pages.editor.tabs.content") },
      {
        href: paths.collectionPagePages(id),
        label: t("pages.editor.tabs.pages"),
        ...(count !== undefined && { count: formatNumber(count) }),
      },
      { href: paths.collectionPageCollection(id), label: t("pages.editor.tabs.collection") },
      {
        href: paths.collectionPageShortCodes(id),
        label: t("pages.editor.tabs.short_codes"),
        count: formatNumber(short_code_count),
      },
    ],
  };
  return tabs[type].filter(({ href }) => mayOpen(href));
}
