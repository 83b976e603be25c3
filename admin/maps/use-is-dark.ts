import { useSyncExternalStore } from "react";

const root = () => document.documentElement;

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(root(), { attributes: true, attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** For what cannot be drawn by style sheets: whether the screen is dark now. */
export const useIsDark = () => useSyncExternalStore(subscribe, () => root().dataset["theme"] === "dark");
