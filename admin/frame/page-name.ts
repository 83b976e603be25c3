import { useEffect, useSyncExternalStore } from "react";

/** A place on the way to a page. */
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
 * A page about one record is called what the record is called: in the crumbs and in the browser's tab.
 * `within` leads to a page inside a record, which is then named after both.
 */
export function useNamedPage(name: string | undefined, within: readonly Crumb[] = []) {
  const way = JSON.stringify(within);
  useEffect(() => {
    say(name === undefined ? undefined : { name, within: JSON.parse(way) as Crumb[] });
    return () => say(undefined);
  }, [name, way]);
}

/** What the open page calls itself, if it does. */
export const usePageName = () => useSyncExternalStore(subscribe, () => current);
