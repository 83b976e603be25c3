import { useLayoutEffect, useRef, useState } from "react";

/** Width of an element in pixels, so that a drawing can adapt without scaling its text. */
export function useWidth(atFirst: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(atFirst);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth((before) => element.clientWidth || before);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
