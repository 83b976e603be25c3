import { usePageContent, usePageWork } from "#admin/content/page-work.ts";
import { EMPTY_HOME, type HomeSettings } from "#contract/page-content.ts";

/** The home page's own settings, and a setter for part of them. */
export function useHome() {
  const { saver } = usePageWork();
  const home = usePageContent((content) => content.home) ?? EMPTY_HOME;
  const change = (make: (home: HomeSettings) => Partial<HomeSettings>, group?: string) =>
    saver.edit((content) => {
      const before = content.home ?? EMPTY_HOME;
      return { ...content, home: { ...before, ...make(before) } };
    }, group);
  return { home, change };
}
