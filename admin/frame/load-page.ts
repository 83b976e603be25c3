import type { QueryClient } from "@tanstack/react-query";
import { type ComponentType, lazy } from "react";
import type { Params } from "react-router";
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

/** Reads what a page will show, for somebody who is about to open it. */
export type Prefetch = (client: QueryClient, params: Params) => unknown;
/** A page's component, and how to read ahead for it. */
type PageModule<K extends PropertyKey> = Record<K, ComponentType> & { prefetch?: Prefetch };

const withWords = async <M>(load: () => Promise<M>, nouns: readonly RareNoun[]) => {
  const [code] = await Promise.all([loadPage(load), loadPage(() => speakOf(...nouns))]);
  return code;
};

/** A route's `lazy`: the named component of a module that is fetched on first visit, with words that only few screens need. */
export const lazyPage = <M extends PageModule<K>, K extends PropertyKey>(
  load: () => Promise<M>,
  name: K,
  ...nouns: RareNoun[]
) => {
  const whole = (): Promise<PageModule<K>> => withWords(load, nouns);
  return Object.assign(async () => ({ Component: (await whole())[name] }), { load, whole });
};
export type LazyPage = ReturnType<typeof lazyPage>;

/** What the screens that were opened may show later. */
const parts = new Set<() => Promise<unknown>>();

/** Hands out each of them once. */
export function takeParts() {
  const taken = [...parts];
  parts.clear();
  return taken;
}

/** A part that a screen begins without, as a dialog: its code is fetched when it is shown, or when the screen is ready. */
export const lazyPart = <K extends string, P>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
  ...nouns: RareNoun[]
) => {
  const whole = () => withWords(load, nouns);
  parts.add(whole);
  return lazy(async () => ({ default: (await whole())[name] }));
};
