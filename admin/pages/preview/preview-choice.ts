import { useSyncExternalStore } from "react";
import type { Page } from "#contract/pages.ts";

const KEY = "page_preview";
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Pages that are put together rather than written are seen best as they will be, where there is room beside the form. */
const isShownAtFirst = ({ type }: Pick<Page, "type">) =>
  (type === "home_page" || type === "collection_page") && window.matchMedia("(min-width: 64rem)").matches;

/** Whether the live preview stands beside the form; this browser remembers it. */
export function usePreviewChoice(page: Pick<Page, "type">) {
  const chosen = useSyncExternalStore(subscribe, () => localStorage.getItem(KEY));
  const set = (isOn: boolean) => {
    localStorage.setItem(KEY, isOn ? "on" : "off");
    for (const listener of listeners) listener();
  };
  return [chosen === null ? isShownAtFirst(page) : chosen === "on", set] as const;
}
