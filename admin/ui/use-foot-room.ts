import { useLayoutEffect, useRef } from "react";

/** A toast of two lines fits between the window's edge and a foot that is further away than this, in pixels. */
const NEAR_EDGE = 96;

/** Room taken by each bar that lies over the foot of the window now. */
const rooms = new Map<Element, number>();

function tellPage() {
  const { style } = document.documentElement;
  if (rooms.size === 0) style.removeProperty("--foot");
  else style.setProperty("--foot", `${Math.max(...rooms.values())}px`);
}

/** From the lower edge of the window to the upper edge of the bar. */
function roomOf(element: HTMLElement) {
  const { position, bottom } = getComputedStyle(element);
  if (position !== "sticky" && position !== "fixed") return 0;
  return element.offsetHeight + (Number.parseFloat(bottom) || 0);
}

/** The foot of a sheet or dialog, where that ends near the lower edge of the window. */
function roomOfModalFoot(element: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect();
  return window.innerHeight - bottom < NEAR_EDGE ? window.innerHeight - top : 0;
}

/** The foot of a pane that fills the window. Where the page scrolls instead, the foot scrolls away with it. */
function roomOfPaneFoot(element: HTMLElement) {
  const { scrollHeight, clientHeight } = document.documentElement;
  const { bottom } = element.getBoundingClientRect();
  const isInView = scrollHeight <= clientHeight && bottom <= window.innerHeight;
  return isInView ? roomOfModalFoot(element) : 0;
}

export const usePaneFootRoom = () => useFootRoom(roomOfPaneFoot);
export const useModalFootRoom = () => useFootRoom(roomOfModalFoot);

/**
 * Tells the page how much room a bar takes at the foot of the window, for as long as it lies over the rest: focused
 * fields and toasts stay above it.
 */
export function useFootRoom(measure: (element: HTMLElement) => number = roomOf) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      rooms.set(element, measure(element));
      tellPage();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      rooms.delete(element);
      tellPage();
    };
  }, [measure]);
  return bar;
}
