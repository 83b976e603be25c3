import { startTransition, useEffect, useState } from "react";
import type { Autosaver } from "./autosaver.ts";

/** Milliseconds: several keystrokes per render, but still live. */
const BEHIND = 200;

/** The document, updated shortly after each keystroke: deferred so that other components do not slow down typing. */
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
