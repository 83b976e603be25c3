import { useEffect } from "react";
import { useLocation } from "react-router";

/** Milliseconds for which content above the target may still grow, counted from when the target appears. */
const SETTLED_AFTER = 5000;
/** Any of these events cancels the scroll. */
const CANCELLING_EVENTS = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

const FIELD = "input, textarea, [contenteditable]";

/** Centres a field, so that its label and hint are visible and no sticky bar covers it. */
const show = (target: HTMLElement) =>
  target.scrollIntoView(target.matches(FIELD) ? { block: "center" } : { block: "start" });

/** Moves the focus too, so that Tab continues from there. */
function goTo(target: HTMLElement) {
  show(target);
  // it may load late: do not interrupt typing
  if (document.activeElement?.matches(FIELD)) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Scrolls to a target once it appears, and keeps it in place while content above grows. */
function followTarget(id: string) {
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
    for (const name of CANCELLING_EVENTS) window.removeEventListener(name, stop);
  };
  /** On a busy machine the observer may report the last growth only now. */
  const settle = () => {
    look();
    stop();
  };
  for (const name of CANCELLING_EVENTS) window.addEventListener(name, stop, { passive: true });
  look();
  arrivals.observe(document.body, { childList: true, subtree: true });
  growth.observe(document.body);
  return stop;
}

/** Undefined for malformed hashes too, such as one cut in the middle of an encoded character. */
function targetOf(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}

/** Scrolls to the target of the hash, even if it appears only once data has loaded. */
export function HashTarget() {
  // the location changes on every click, so following the same link again scrolls again
  const location = useLocation();
  useEffect(() => {
    const id = targetOf(location.hash);
    return id ? followTarget(id) : undefined;
  }, [location]);
  return null;
}
