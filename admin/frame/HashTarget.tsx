import { useEffect } from "react";
import { useLocation } from "react-router";

const PATIENCE = 5000;

/** The keyboard goes on from there too. */
function goTo(id: string) {
  const target = document.getElementById(id);
  if (!target) return false;
  target.scrollIntoView();
  // it may have come late: nobody is interrupted while writing
  if (document.activeElement?.matches("input, textarea, [contenteditable]")) return true;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}

/** Leads to the hash's target, also when that arrives only with the page's data. */
export function HashTarget() {
  // somebody who follows the same link again wants to go there again
  const location = useLocation();
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (!id || goTo(id)) return undefined;
    const observer = new MutationObserver(() => {
      if (goTo(id)) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), PATIENCE);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [location]);
  return null;
}
