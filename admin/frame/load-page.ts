import type { QueryClient } from "@tanstack/react-query";
import { type ComponentType, lazy } from "react";
import type { Params } from "react-router";
import { speakOf } from "#admin/i18n/i18n.ts";
import type { RareNoun } from "#admin/i18n/rare-words.ts";

/** A page's code could not be loaded: the connection failed, or a new version was deployed. */
export class PageLoadError extends Error {
  override name = "PageLoadError";
}

const RETRY_AFTER = 400;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Loads a page's code, with one retry. */
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

/** Prefetches a page's data. */
export type Prefetch = (client: QueryClient, params: Params) => unknown;
/** A page's component, and its prefetch. */
type PageModule<K extends PropertyKey> = Record<K, ComponentType> & { prefetch?: Prefetch };

const withWords = async <M>(load: () => Promise<M>, nouns: readonly RareNoun[]) => {
  const [code] = await Promise.all([loadPage(load), loadPage(() => speakOf(...nouns))]);
  return code;
};

/** A route's `lazy`: loads a named component on the first visit, with the translations only its screens need. */
export const lazyPage = <M extends PageModule<K>, K extends PropertyKey>(
  load: () => Promise<M>,
  name: K,
  ...nouns: RareNoun[]
) => {
  const whole = (): Promise<PageModule<K>> => withWords(load, nouns);
  return Object.assign(async () => ({ Component: (await whole())[name] }), { load, whole });
};
export type LazyPage = ReturnType<typeof lazyPage>;

/** Lazy parts of the visited screens, not loaded yet. */
const parts = new Set<() => Promise<unknown>>();

/** Returns each of them once. */
export function takeParts() {
  const taken = [...parts];
  parts.clear();
  return taken;
}

/** A lazy part of a screen, such as a dialog: loaded when shown, or when the screen is idle. */
export const lazyPart = <K extends string, P>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
  ...nouns: RareNoun[]
) => {
  const whole = () => withWords(load, nouns);
  parts.add(whole);
  return lazy(async () => ({ default: (await whole())[name] }));
};
