import { useSyncExternalStore } from "react";

/** From here on two things stand side by side: the breakpoint `lg` of the style sheet. */
const wide = () => window.matchMedia("(min-width: 77.5rem)");

function subscribe(listener: () => void) {
  const query = wide();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** For what must be there once, in one place or the other; where only its looks differ, the style sheet decides. */
export const useIsWide = () => useSyncExternalStore(subscribe, () => wide().matches);
