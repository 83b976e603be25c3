import { type ComponentType, lazy } from "react";
import { speakOf } from "#admin/i18n/i18n.ts";
import type { RareNoun } from "#admin/i18n/rare-words.ts";

/** A page's code did not arrive: the connection broke, or a new version replaced it. */
export class PageLoadError extends Error {
  override name = "PageLoadError";
}

const RETRY_AFTER = 400;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks for a page's code, and once more if it does not come. */
export async function loadPage<M>(load: () => Promise<M>): Promise<M> {
  try {
    return await load();
  } catch {
    await wait(RETRY_AFTER);
    return load().catch((cause: unknown) => {
      throw new PageLoadError("The page's code could not be loaded", { cause });
    });
  }
}

/** A route's `lazy`: the named component of a module that is fetched on first visit, with words that only few screens need. */
export const lazyPage =
  <M extends Record<K, ComponentType>, K extends keyof M>(load: () => Promise<M>, name: K, ...nouns: RareNoun[]) =>
  async () => {
    const [page] = await Promise.all([loadPage(load), loadPage(() => speakOf(...nouns))]);
    return { Component: page[name] };
  };

/** A dialog that few open: its code is fetched when it is first shown. */
export const lazyDialog = <K extends string, P>(load: () => Promise<Record<K, ComponentType<P>>>, name: K) =>
  lazy(async () => ({ default: (await loadPage(load))[name] }));
