import { useEffect } from "react";
import { useLocation } from "react-router";

/** For how long what stands before the target may still grow once it is there. A slow server may take its time before that. */
const SETTLED_AFTER = 5000;
/** Any of these events cancels the scroll. */
const OWN_WAY = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

const FIELD = "input, textarea, [contenteditable]";

/** A field comes to the middle, where its label and its hint are in view and no sticky bar covers it. */
const show = (target: HTMLElement) =>
  target.scrollIntoView(target.matches(FIELD) ? { block: "center" } : { block: "start" });

/** The keyboard goes on from there too. */
function goTo(target: HTMLElement) {
  show(target);
  // it may have come late: nobody is interrupted while writing
  if (document.activeElement?.matches(FIELD)) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Leads to a target when it is there, and stays with it while what stands before it still grows. */
function lead(id: string) {
  let isThere = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const target = document.getElementById(id);
    if (!target) return;
    if (isThere) show(target);
    else goTo(target);
    timer ??= setTimeout(settle, SETTLED_AFTER);
    isThere = true;
  };
  const arrivals = new MutationObserver(() => isThere || look());
  const growth = new ResizeObserver(look);
  const stop = () => {
    arrivals.disconnect();
    growth.disconnect();
    clearTimeout(timer);
    for (const name of OWN_WAY) window.removeEventListener(name, stop);
  };
  /** On a busy machine what grew last is not told before this. */
  const settle = () => {
    look();
    stop();
  };
  for (const name of OWN_WAY) window.addEventListener(name, stop, { passive: true });
  look();
  arrivals.observe(document.body, { childList: true, subtree: true });
  growth.observe(document.body);
  return stop;
}

/** Undefined also for a hash that somebody cut short in the middle of a letter. */
function targetOf(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}

/** Leads to the hash's target, also when that arrives only with the page's data. */
export function HashTarget() {
  // somebody who follows the same link again wants to go there again
  const location = useLocation();
  useEffect(() => {
    const id = targetOf(location.hash);
    return id ? lead(id) : undefined;
  }, [location]);
  return null;
}
