import { type ReactNode, useEffect, useRef } from "react";

/**
 * Stays in view while the page scrolls. What is taller than the window goes along until its end is seen: so the page
 * is the only thing that scrolls.
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
