import { createContext, use, useSyncExternalStore } from "react";
import type { Autosaver } from "#admin/autosave/autosaver.ts";
import type { PageContent } from "#contract/page-content.ts";
import type { Page, Presence } from "#contract/pages.ts";

/** State shared by the tabs of one page. */
export type PageWork = {
  /** Latest server state: checks, languages, schedule. The current content is in `saver`. */
  readonly page: Page;
  readonly saver: Autosaver<PageContent>;
  /** The language being written and previewed. */
  readonly locale: string;
  readonly setLocale: (locale: string) => void;
  readonly canEdit: boolean;
  /** Other people on this page. */
  readonly people: readonly Presence[];
  /** Announces the focused field to other people. */
  readonly setField: (field: string | null) => void;
};

export const PageWorkContext = createContext<PageWork | null>(null);

export function usePageWork(): PageWork {
  const work = use(PageWorkContext);
  if (!work) throw new Error("A page's tabs stand inside PageFrame");
  return work;
}

/** Selects part of the content; re-renders only when that part changes. */
export function usePageContent<T>(select: (content: PageContent) => T): T {
  const { saver } = usePageWork();
  return useSyncExternalStore(saver.subscribe, () => select(saver.snapshot().document));
}
