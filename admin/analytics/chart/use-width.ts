import { useLayoutEffect, useRef, useState } from "react";

/** How wide an element is: drawings have letters of one size, however much room there is. */
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
