import { lazy, type ReactNode, Suspense, useEffect } from "react";
import type { ClashSaver } from "#admin/autosave/autosaver.ts";
import { useSnapshot } from "#admin/autosave/use-autosave.ts";
import { useOpened } from "#admin/frame/use-opened.ts";
import { RecordSkeleton } from "../RecordSkeleton.tsx";
import type { ClashWords } from "./clash-words.ts";

/** Few ever meet on one field: it comes when somebody does. */
const ConflictScreen = lazy(async () => ({ default: (await import("./ConflictScreen.tsx")).ConflictScreen }));

/** Both versions stand in the place of the document at `?conflict`. */
export function useConflict() {
  const { opened, open, close } = useOpened("conflict");
  return { isOpen: opened !== null, open: () => open(""), close };
}

interface ConflictGateProps {
  saver: ClashSaver;
  words: ClashWords;
  /** Above the decisions, where the document has a head of its own. */
  head?: ReactNode;
  /** Beside the decisions: who else is here. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The document, or what two people wrote at its same places, until somebody has decided. */
export function ConflictGate({ saver, words, head, aside, children }: ConflictGateProps) {
  const { isOpen, close } = useConflict();
  const hasClashes = useSnapshot(saver, (now) => now.clashes.length > 0);
  const isOver = isOpen && !hasClashes;
  // the next conflict is not to open by itself under somebody who types
  // oxlint-disable-next-line react/exhaustive-deps -- close is made again at every drawing and does the same
  useEffect(() => (isOver ? close() : undefined), [isOver]);
  if (!isOpen || !hasClashes) return children;
  return (
    <>
      {head}
      <Suspense fallback={<RecordSkeleton hasHead={false} />}>
        <ConflictScreen saver={saver} words={words} aside={aside} onClose={close} />
      </Suspense>
    </>
  );
}
