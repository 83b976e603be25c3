import { type ReactNode, useEffect, useRef } from "react";

/**
 * Sticky while the page scrolls. If it is taller than the window, it scrolls along until its end is visible, so that
 * it needs no scrollbar of its own.
 */
export function StickyPane({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pane = ref.current;
    if (!pane) return undefined;
    const observer = new ResizeObserver(() => {
      pane.style.top = `min(var(--head), calc(100dvh - ${pane.offsetHeight}px))`;
    });
    observer.observe(pane);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} className="md:sticky">
      {children}
    </div>
  );
}
