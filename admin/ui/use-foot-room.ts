import { useLayoutEffect, useRef } from "react";

/** Pixels. A two-line toast fits below any foot that is further from the window's edge than this. */
const NEAR_EDGE = 96;

/** Height reserved by each bar now covering the bottom of the window. */
const rooms = new Map<Element, number>();

function updateFootProperty() {
  const { style } = document.documentElement;
  if (rooms.size === 0) style.removeProperty("--foot");
  else style.setProperty("--foot", `${Math.max(...rooms.values())}px`);
}

/** From the bottom of the window to the top of the bar, in pixels. */
function roomOf(element: HTMLElement) {
  const { position, bottom } = getComputedStyle(element);
  if (position !== "sticky" && position !== "fixed") return 0;
  return element.offsetHeight + (Number.parseFloat(bottom) || 0);
}

/** As above for the foot of a sheet or dialog, if it ends near the bottom of the window. */
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
 * Reserves space for a bar at the bottom of the window while it covers content: focused fields and toasts
 * stay above it.
 */
export function useFootRoom(measure: (element: HTMLElement) => number = roomOf) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      rooms.set(element, measure(element));
      updateFootProperty();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      rooms.delete(element);
      updateFootProperty();
    };
  }, [measure]);
  return bar;
}
