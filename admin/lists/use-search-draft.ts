import { useEffect, useRef, useState } from "react";
import type { ListState } from "./use-list-state.ts";

const PAUSE = 250;

/** Writes the search text to the URL after a pause, immediately on Enter. */
export function useSearchDraft(list: Pick<ListState, "q" | "search">) {
  const [draft, setDraft] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // do not change the next screen's URL after leaving
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (text: string) => {
    clearTimeout(timer.current);
    setDraft(undefined);
    list.search(text);
  };
  const searchSoon = (text: string) => {
    clearTimeout(timer.current);
    setDraft(text);
    timer.current = setTimeout(() => search(text), PAUSE);
  };
  return { value: draft ?? list.q, onChange: searchSoon, onSubmit: search, onClear: () => search("") };
}
