import { useSyncExternalStore } from "react";

/** Width from which list and comment are side by side: `lg` in the styles. */
const wide = () => window.matchMedia("(min-width: 77.5rem)");

function subscribe(listener: () => void) {
  const media = wide();
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

export const useWide = () => useSyncExternalStore(subscribe, () => wide().matches);
