import { Button } from "./Button.tsx";

interface UnsavedBarProps {
  /** "2 unsaved changes" */
  message: string;
  discardLabel: string;
  onDiscard: () => void;
  saveLabel: string;
  savingLabel: string;
  isSaving?: boolean | undefined;
  /** Leave out inside a form: the button then submits it. */
  onSave?: (() => void) | undefined;
}

/** Appears when something changed. Sticky: the page keeps room for it with scroll-padding, so it never covers the focus. */
export function UnsavedBar({
  message,
  discardLabel,
  onDiscard,
  saveLabel,
  savingLabel,
  isSaving,
  onSave,
}: UnsavedBarProps) {
  return (
    <div className="sticky bottom-4 z-10 flex flex-wrap items-center gap-2 rounded-md border border-border bg-surface py-2 ps-4 pe-2 shadow-float max-md:bottom-2">
      <span role="status" className="min-w-0 flex-1">
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
  );
}
