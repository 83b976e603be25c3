import { useEffect } from "react";
import { useLocation } from "react-router";

const PATIENCE = 5000;

function scrollTo(id: string) {
  const target = document.getElementById(id);
  target?.scrollIntoView();
  return target !== null;
}

/** Scrolls to the hash's target, also when that arrives only with the page's data. */
export function HashTarget() {
  const { hash } = useLocation();
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
    if (!id || scrollTo(id)) return undefined;
    const observer = new MutationObserver(() => {
      if (scrollTo(id)) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), PATIENCE);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [hash]);
  return null;
}
