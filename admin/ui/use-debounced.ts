import { useEffect, useState } from "react";

const PAUSE = 200;

/** The value after a pause in typing, for requests. */
export function useDebounced(value: string) {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
