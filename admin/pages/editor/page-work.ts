import { createContext, use, useSyncExternalStore } from "react";
import type { Autosaver } from "#admin/autosave/autosaver.ts";
import type { PageContent } from "#contract/page-content.ts";
import type { Page, Presence } from "#contract/pages.ts";

/** Everything the tabs of one page work on. */
export type PageWork = {
  /** As the server last told it: state, checks, languages, what is scheduled. Its content is the saver's. */
  readonly page: Page;
  readonly saver: Autosaver<PageContent>;
  /** The language being written and previewed. */
  readonly locale: string;
  readonly setLocale: (locale: string) => void;
  readonly canEdit: boolean;
  /** Who else is here. */
  readonly people: readonly Presence[];
  /** Says at which field one is, so that others see it. */
  readonly setField: (field: string | null) => void;
};

export const PageWorkContext = createContext<PageWork | null>(null);

export function usePageWork(): PageWork {
  const work = use(PageWorkContext);
  if (!work) throw new Error("A page's tabs stand inside PageFrame");
  return work;
}

/** Reads a part of the content; what reads a part that did not change is not drawn again. */
export function usePageContent<T>(select: (content: PageContent) => T): T {
  const { saver } = usePageWork();
  return useSyncExternalStore(saver.subscribe, () => select(saver.snapshot().document));
}
