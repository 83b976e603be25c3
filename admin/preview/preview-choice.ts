import { useSyncExternalStore } from "react";
import type { Page } from "#contract/pages.ts";

const KEY = "page_preview";
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** On by default for home and collection pages, which are assembled more than written, if there is room. */
const isShownAtFirst = ({ type }: Pick<Page, "type">) =>
  (type === "home_page" || type === "collection_page") && window.matchMedia("(min-width: 64rem)").matches;

/** Whether the live preview is shown beside the form; kept in this browser. */
export function usePreviewChoice(page: Pick<Page, "type">) {
  const chosen = useSyncExternalStore(subscribe, () => localStorage.getItem(KEY));
  const set = (isOn: boolean) => {
    localStorage.setItem(KEY, isOn ? "on" : "off");
    for (const listener of listeners) listener();
  };
  return [chosen === null ? isShownAtFirst(page) : chosen === "on", set] as const;
}
