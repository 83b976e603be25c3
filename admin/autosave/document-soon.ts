import { startTransition, useEffect, useState } from "react";
import type { Autosaver } from "./autosaver.ts";

/** Several keystrokes to one drawing, and soon enough to be called live. */
const BEHIND = 200;

/** The document a moment behind the typing, for everything but the field that is typed in: letters come first. */
export function useDocumentSoon<D>(saver: Autosaver<D>): D {
  const [document, setDocument] = useState(() => saver.snapshot().document);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      timer = undefined;
      const { document: now } = saver.snapshot();
      startTransition(() => setDocument(() => now));
    };
    follow();
    const unsubscribe = saver.subscribe(() => (timer ??= setTimeout(follow, BEHIND)));
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [saver]);
  return document;
}
