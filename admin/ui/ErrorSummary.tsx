import { CircleAlert } from "lucide-react";
import type { MouseEvent } from "react";
import { useEffect, useId, useRef } from "react";

interface ErrorSummaryProps {
  /** "Two things need attention" */
  title: string;
  errors: readonly { fieldId: string; message: string }[];
}

/**
 * Focuses itself on mount: pass a new key per failed submit to focus it again.
 * Its links move the focus without changing the URL hash, which belongs to the router.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();

  useEffect(() => box.current?.focus(), []);

  function goTo(event: MouseEvent, fieldId: string) {
    const field = document.getElementById(fieldId);
    if (!field) return;
    event.preventDefault();
    field.scrollIntoView({ block: "center" });
    field.focus({ preventScroll: true });
  }

  return (
    <div
      ref={box}
      role="alert"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="flex gap-3 rounded-md border border-danger-border bg-danger-soft px-4 py-3"
    >
      <CircleAlert size={16} className="mt-0.5 text-danger" aria-hidden />
      <div className="min-w-0 flex-1">
        <h2 id={titleId} className="font-bold">
          {title}
        </h2>
        <ul className="mt-1 list-disc ps-4">
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId} className="py-0.5">
              <a
                href={`#${fieldId}`}
                onClick={(event) => goTo(event, fieldId)}
                className="rounded-xs py-1 underline underline-offset-3"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
