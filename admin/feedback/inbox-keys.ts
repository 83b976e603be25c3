import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

const KEYS = ["j", "k", "e", "r"] as const;
type InboxKey = (typeof KEYS)[number];

/** Elements where letters are typed or select by first letter. */
const TYPING =
  "input, textarea, select, [contenteditable='true'], [role=dialog], [role=menu], [role=listbox], [aria-haspopup=listbox]";

const STORED = "feedback-keys";
const listeners = new Set<() => void>();
const areOn = () => localStorage.getItem(STORED) !== "off";
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Single-letter shortcuts get in the way of voice input, so each browser can turn them off. */
export const useKeysOn = () => useSyncExternalStore(subscribe, areOn);

export function setKeysOn(isOn: boolean) {
  if (isOn) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, "off");
  for (const listener of listeners) listener();
}

function keyOf(event: KeyboardEvent): InboxKey | undefined {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return undefined;
  if (!areOn() || (target instanceof Element && target.closest(TYPING))) return undefined;
  if (document.querySelector("[role=dialog], [role=alertdialog]")) return undefined;
  return KEYS.find((one) => one === key.toLowerCase());
}

/** Runs the action of a letter while the inbox is open and nobody is typing. */
export function useInboxKeys(actions: Partial<Record<InboxKey, (() => void) | undefined>>) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = keyOf(event);
    const act = key && actions[key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
