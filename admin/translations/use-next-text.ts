import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate } from "react-router";
import { focusNext, NEEDS_WORDS } from "./focus-next.ts";

interface NextText {
  /** Whether any text on this page needs work, visible or not. */
  hasTodo: boolean;
  /** Where to go from the last text. */
  onward: string | undefined;
  showAll: () => void;
}

/** State of an address reached from the last text: its first unfinished text gets the focus. */
const GOES_ON = "next-text";

/** The next text that needs somebody, by a button and by Alt ↓; when this page has no other, onward. */
export function useNextText({ hasTodo, onward, showAll }: NextText) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  useEffect(() => {
    if (state === GOES_ON) focusNext();
  }, [state]);
  const goNext = () => {
    if (focusNext()) return;
    const here = document.activeElement;
    const isLast = here instanceof HTMLElement && here.closest(`[${NEEDS_WORDS}]`) !== null;
    // blur saves the field
    if (isLast) here.blur();
    if (hasTodo && !isLast) {
      flushSync(showAll);
      focusNext();
    } else if (onward) void navigate(onward, { state: GOES_ON });
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
