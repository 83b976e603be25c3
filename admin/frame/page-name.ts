import { useEffect, useSyncExternalStore } from "react";

/** A breadcrumb. */
export type Crumb = { readonly name: string; readonly href: string };
type PageName = { readonly name: string; readonly within: readonly Crumb[] };

let current: PageName | undefined;
const listeners = new Set<() => void>();

function say(name: PageName | undefined) {
  current = name;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Names a page after its record, in the breadcrumbs and the document title.
 * `within` lists the pages above a page inside a record, whose title then has both names.
 */
export function useNamedPage(name: string | undefined, within: readonly Crumb[] = []) {
  const way = JSON.stringify(within);
  useEffect(() => {
    say(name === undefined ? undefined : { name, within: JSON.parse(way) as Crumb[] });
    return () => say(undefined);
  }, [name, way]);
}

/** Name set by the open page, if any. */
export const usePageName = () => useSyncExternalStore(subscribe, () => current);
