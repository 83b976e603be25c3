import type { Page, PageItem } from "#contract/pages.ts";

/** What several pages may be asked to do at once. */
export type ManyAction = "publish" | "schedule" | "withdraw";
export type ChosenPage = Pick<PageItem, "id" | "title" | "state"> & { type: Page["type"] };
export interface Failure {
  page: ChosenPage;
  error: unknown;
}

/** So many are on their way at once; a cancel waits for no more than these. */
const AT_ONCE = 10;

const isPublic = ({ state }: ChosenPage) => state === "published" || state === "changed";

/** Those an action would change anything for: what is up to date is not published again, what is not public not withdrawn. */
export const pagesFor = (action: ManyAction, pages: readonly ChosenPage[]) =>
  pages.filter((page) => (action === "withdraw" ? isPublic(page) : page.state !== "published"));

interface Work {
  pages: readonly ChosenPage[];
  act: (page: ChosenPage) => Promise<unknown>;
  /** Told after every page. */
  onProgress: (done: number, failures: readonly Failure[]) => void;
  isCancelled: () => boolean;
}

/** Does one thing to each page, some at a time. One that fails does not stop the others. */
export async function workThrough({ pages, act, onProgress, isCancelled }: Work) {
  const failures: Failure[] = [];
  let done = 0;
  const one = async (page: ChosenPage) => {
    try {
      await act(page);
    } catch (error) {
      failures.push({ page, error });
    }
    done += 1;
    onProgress(done, [...failures]);
  };
  for (let at = 0; at < pages.length && !isCancelled(); at += AT_ONCE)
    await Promise.all(pages.slice(at, at + AT_ONCE).map(one));
  return { done, failures };
}
