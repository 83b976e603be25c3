import { lazy, type ReactNode, Suspense, useEffect } from "react";
import type { ClashSaver } from "#admin/autosave/autosaver.ts";
import { useSnapshot } from "#admin/autosave/use-autosave.ts";
import { useOpened } from "#admin/frame/use-opened.ts";
import { RecordSkeleton } from "../RecordSkeleton.tsx";
import type { ClashWords } from "./clash-words.ts";

/** Lazy: conflicts are rare. */
const ConflictScreen = lazy(async () => ({ default: (await import("./ConflictScreen.tsx")).ConflictScreen }));

/** At `?conflict` both versions replace the document. */
export function useConflict() {
  const { opened, open, close } = useOpened("conflict");
  return { isOpen: opened !== null, open: () => open(""), close };
}

interface ConflictGateProps {
  saver: ClashSaver;
  words: ClashWords;
  /** Above the decisions, if the document has its own head. */
  head?: ReactNode;
  /** Beside the decisions: who else is here. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The document, or its conflicts until they are resolved. */
export function ConflictGate({ saver, words, head, aside, children }: ConflictGateProps) {
  const { isOpen, close } = useConflict();
  const hasClashes = useSnapshot(saver, (now) => now.clashes.length > 0);
  const isOver = isOpen && !hasClashes;
  // do not let the next conflict open by itself while someone is typing
  // oxlint-disable-next-line react/exhaustive-deps -- close is recreated on every render but behaves the same
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
