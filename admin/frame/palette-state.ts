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

/** Enables the keyboard shortcut while a frame with the palette is mounted. */
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
/** Whether a palette is mounted; it is not on the login pages. */
export const usePaletteHost = () => useSyncExternalStore(subscribe, () => hosts > 0);
