import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

const KEYS = ["j", "k", "e", "r"] as const;
type InboxKey = (typeof KEYS)[number];

/** Where letters are typed, or choose something by its first one. */
const TYPING =
  "input, textarea, select, [contenteditable='true'], [role=dialog], [role=menu], [role=listbox], [aria-haspopup=listbox]";

const STORED = "feedback-keys";
const listeners = new Set<() => void>();
const areOn = () => localStorage.getItem(STORED) !== "off";
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Single letters get in the way of those who dictate: they can be turned off in this browser. */
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

/** Calls what belongs to a letter while the inbox is open and nobody is typing. */
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
