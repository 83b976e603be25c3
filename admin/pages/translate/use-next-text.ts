import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { focusNext } from "./focus-next.ts";

interface NextText {
  /** Whether something on this page needs somebody, shown or not. */
  hasTodo: boolean;
  /** The next page that needs the language. */
  onward: string | null;
  showAll: () => void;
}

/** The next text that needs somebody, by a button and by Alt ↓; when this page has no other, the next page. */
export function useNextText({ hasTodo, onward, showAll }: NextText) {
  const navigate = useNavigate();
  const [isWanted, setWanted] = useState(false);
  const goNext = () => {
    if (focusNext()) return;
    const here = document.activeElement;
    const isLast = here instanceof HTMLElement && here.closest("[data-needs-words]") !== null;
    // leaving the field saves it
    if (isLast) here.blur();
    if (hasTodo && !isLast) {
      showAll();
      setWanted(true);
    } else if (onward) void navigate(onward);
  };
  // once the texts that were left out are there
  useEffect(() => {
    if (!isWanted) return;
    setWanted(false);
    focusNext();
  }, [isWanted]);
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
