import { usePageContent, usePageWork } from "#admin/content/page-work.ts";
import { type CollectionSettings, EMPTY_COLLECTION } from "#contract/page-content.ts";

/** Sort orders of rule-based collections. */
export const ORDERS = ["title", "newest"] as const;

/** The page's collection settings, and a setter for part of them. */
export function useCollection() {
  const { saver } = usePageWork();
  const settings = usePageContent((content) => content.collection) ?? EMPTY_COLLECTION;
  const change = (make: (settings: CollectionSettings) => Partial<CollectionSettings>) =>
    saver.edit((content) => {
      const before = content.collection ?? EMPTY_COLLECTION;
      return { ...content, collection: { ...before, ...make(before) } };
    });
  return { settings, change };
}
