import { type CollectionSettings, EMPTY_COLLECTION } from "#contract/page-content.ts";
import { usePageContent, usePageWork } from "../editor/page-work.ts";

/** In which order pages of a rule are shown. */
export const ORDERS = ["title", "newest"] as const;

/** What makes this page a collection, and a way to change a part of it. */
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
