import { useEffect, useSyncExternalStore } from "react";

let current: string | undefined;
const listeners = new Set<() => void>();

function say(name: string | undefined) {
  current = name;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A page about one record is called what the record is called: in the crumbs and in the browser's tab. */
export function useNamedPage(name: string | undefined) {
  useEffect(() => {
    say(name);
    return () => say(undefined);
  }, [name]);
}

/** What the open page calls itself, if it does. */
export const usePageName = () => useSyncExternalStore(subscribe, () => current);
