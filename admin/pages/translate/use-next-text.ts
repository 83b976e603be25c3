import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { focusNext, NEEDS_WORDS } from "./focus-next.ts";

interface NextText {
  /** Whether any text on this page needs work, visible or not. */
  hasTodo: boolean;
  /** Path of the next page with untranslated texts. */
  onward: string | null;
  showAll: () => void;
}

/** Moves to the next text that needs work, by button or Alt ↓; after the last one, to the next page. */
export function useNextText({ hasTodo, onward, showAll }: NextText) {
  const navigate = useNavigate();
  const goNext = () => {
    if (focusNext()) return;
    const here = document.activeElement;
    const isLast = here instanceof HTMLElement && here.closest(`[${NEEDS_WORDS}]`) !== null;
    // blur saves the field
    if (isLast) here.blur();
    if (hasTodo && !isLast) {
      flushSync(showAll);
      focusNext();
    } else if (onward) void navigate(onward);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.key !== "ArrowDown") return;
    event.preventDefault();
    goNext();
  });
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return goNext;
}
