import { useEffect, useState } from "react";

const PAUSE = 200;

/** What was typed, after a moment's pause: for what costs a call. */
export function useDebounced(value: string) {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
