import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { StickyFoot } from "./StickyFoot.tsx";

interface UnsavedBarProps {
  /** "2 unsaved changes" */
  message: string;
  /** Why saving failed, shown beside the button. */
  problem?: ReactNode;
  discardLabel: string;
  onDiscard: () => void;
  saveLabel: string;
  savingLabel: string;
  isSaving?: boolean | undefined;
  /** Omit inside a form: the button then submits it. */
  onSave?: (() => void) | undefined;
}

/** Shown while there are unsaved changes, with the result of saving. */
export function UnsavedBar(props: UnsavedBarProps) {
  const { message, problem, discardLabel, onDiscard, saveLabel, savingLabel, isSaving, onSave } = props;
  return (
    <StickyFoot
      isPassing
      className="bottom-4 flex flex-col gap-2 rounded-md border border-border p-2 shadow-float max-md:bottom-2"
    >
      {problem && <div className="relative max-h-[40dvh] overflow-y-auto">{problem}</div>}
      <div className="flex flex-wrap items-center gap-2">
        <span role="status" className="min-w-0 flex-1 ps-2">
          {message}
        </span>
        <Button variant="ghost" size="sm" onPress={onDiscard}>
          {discardLabel}
        </Button>
        <Button
          variant="primary"
          size="sm"
          isPending={isSaving}
          pendingLabel={savingLabel}
          {...(onSave ? { onPress: onSave } : { type: "submit" as const })}
        >
          {saveLabel}
        </Button>
      </div>
    </StickyFoot>
  );
}
