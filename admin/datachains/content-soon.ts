import { startTransition, useEffect, useState } from "react";
import type { ChainContent } from "#datachain/model.ts";
import { useChainWork } from "./chain-work.ts";

/** Several keystrokes to one drawing, and soon enough to be called live. */
const BEHIND = 200;

/** The content a moment behind the typing, for everything but the field that is typed in: letters come first. */
export function useContentSoon(): ChainContent {
  const { saver } = useChainWork();
  const [content, setContent] = useState(() => saver.snapshot().document);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      timer = undefined;
      const { document } = saver.snapshot();
      startTransition(() => setContent(document));
    };
    follow();
    const unsubscribe = saver.subscribe(() => (timer ??= setTimeout(follow, BEHIND)));
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [saver]);
  return content;
}
