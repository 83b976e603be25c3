import type { Page, PageItem } from "#contract/pages.ts";

/** Bulk actions. */
export type ManyAction = "publish" | "schedule" | "withdraw";
export type ChosenPage = Pick<PageItem, "id" | "title" | "state"> & { type: Page["type"] };
export interface Failure {
  page: ChosenPage;
  error: unknown;
}

/** Concurrent requests; a cancel waits only for these. */
const AT_ONCE = 10;

const isPublic = ({ state }: ChosenPage) => state === "published" || state === "changed";

/** Pages the action would change: skips up-to-date pages when publishing, non-public ones when withdrawing. */
export const pagesFor = (action: ManyAction, pages: readonly ChosenPage[]) =>
  pages.filter((page) => (action === "withdraw" ? isPublic(page) : page.state !== "published"));

interface Work {
  pages: readonly ChosenPage[];
  act: (page: ChosenPage) => Promise<unknown>;
  /** Called after every page. */
  onProgress: (done: number, failures: readonly Failure[]) => void;
  isCancelled: () => boolean;
}

/** Runs `act` on each page, a few at a time. A failure does not stop the others. */
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
