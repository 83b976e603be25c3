import { useLayoutEffect, useRef } from "react";

/** Tells the page how much room a bar takes at the foot of the window, for as long as it lies over the rest. */
export function useFootRoom() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const isOver = ["sticky", "fixed"].includes(getComputedStyle(element).position);
      style.setProperty("--foot", `${isOver ? element.offsetHeight : 0}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--foot");
    };
  }, []);
  return bar;
}
