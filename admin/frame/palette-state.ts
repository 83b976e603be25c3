import { useSyncExternalStore } from "react";

const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);
export const PALETTE_KEYS = isMac() ? "⌘K" : "Ctrl K";

let isOpen = false;
let hosts = 0;
const listeners = new Set<() => void>();
const tellAll = () => {
  for (const tell of listeners) tell();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function setPaletteOpen(next: boolean) {
  isOpen = next;
  tellAll();
}
export const openPalette = () => setPaletteOpen(true);
export const usePaletteOpen = () => useSyncExternalStore(subscribe, () => isOpen);

function onKey(event: KeyboardEvent) {
  if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
  event.preventDefault();
  setPaletteOpen(!isOpen);
}

/** While the frame that shows the palette is there, the keys open it. */
export function hostPalette() {
  hosts += 1;
  window.addEventListener("keydown", onKey);
  tellAll();
  return () => {
    hosts -= 1;
    isOpen = false;
    window.removeEventListener("keydown", onKey);
    tellAll();
  };
}
/** Whether there is a palette to open: on the pages of the frame, not on those of signing in. */
export const usePaletteHost = () => useSyncExternalStore(subscribe, () => hosts > 0);
