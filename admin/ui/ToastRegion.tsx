import { CircleAlert, X } from "lucide-react";
import type { FocusEvent } from "react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "react-aria-components/Button";
import { cx } from "./cx.ts";
import type { Toast } from "./toast-queue.ts";
import { currentToasts, dismissToast, subscribeToToasts } from "./toast-queue.ts";

interface ToastRegionProps {
  /** Names the region, e.g. "Notifications, F6". */
  label: string;
  closeLabel: string;
  /** "7 s", beside the action of a toast about to disappear. */
  secondsLabel: (seconds: number) => string;
}

/** Mounted once, at the end of the frame. F6 moves the focus here; leaving returns it. */
export function ToastRegion({ label, closeLabel, secondsLabel }: ToastRegionProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(() => {
    function focusNewest(event: KeyboardEvent) {
      if (event.key !== "F6") return;
      const newest = [...(region.current?.querySelectorAll<HTMLElement>("li") ?? [])].at(-1)?.querySelector("button");
      if (!newest) return;
      event.preventDefault();
      newest.focus();
    }
    document.addEventListener("keydown", focusNewest);
    return () => document.removeEventListener("keydown", focusNewest);
  }, []);

  function rememberOrigin(event: FocusEvent) {
    if (event.relatedTarget instanceof HTMLElement && !region.current?.contains(event.relatedTarget))
      cameFrom.current = event.relatedTarget;
  }

  function leave(toast: Toast) {
    if (region.current?.contains(document.activeElement)) cameFrom.current?.focus();
    dismissToast(toast.id);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only records where focus came from
    <section
      ref={region}
      aria-label={label}
      data-focus-returns
      onFocus={rememberOrigin}
      // keeps it reachable while a modal hides the rest of the page
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--foot,0px)+--spacing(4))] z-50 md:start-auto md:end-6 md:bottom-[calc(var(--foot,0px)+--spacing(6))] md:w-100"
    >
      <div role="status" aria-atomic="false">
        <ol className="flex flex-col gap-2">
          {toasts.map((toast) => (
            <ToastItem
              key={toast.id}
              toast={toast}
              closeLabel={closeLabel}
              secondsLabel={secondsLabel}
              onLeave={() => leave(toast)}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

interface ToastItemProps extends Omit<ToastRegionProps, "label"> {
  toast: Toast;
  onLeave: () => void;
}

function ToastItem({ toast, closeLabel, secondsLabel, onLeave }: ToastItemProps) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const seconds = useCountdown(toast, isHovered || isFocused);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hover and focus only pause the timer
    <li
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      className="pointer-events-auto flex min-h-11 items-center gap-3 rounded-md border border-transparent bg-inverse py-2 ps-4 pe-2 text-on-inverse shadow-float"
    >
      {toast.tone === "danger" && <CircleAlert size={16} className="text-inverse-danger" aria-hidden />}
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <span className="block">{toast.message}</span>
        {toast.detail && <span className="block text-sm text-on-inverse-muted">{toast.detail}</span>}
      </span>
      {toast.actionLabel && seconds !== null && (
        <span aria-hidden="true" className="flex-none text-xs text-on-inverse-muted tabular-nums">
          {secondsLabel(seconds)}
        </span>
      )}
      {toast.actionLabel && (
        <Button
          onPress={() => {
            toast.onAction?.();
            onLeave();
          }}
          className={actionClass}
        >
          {toast.actionLabel}
        </Button>
      )}
      {!(toast.actionLabel && seconds !== null) && (
        <Button
          aria-label={closeLabel}
          onPress={onLeave}
          className={cx(actionClass, "grid w-7 place-items-center px-0")}
        >
          <X size={16} aria-hidden />
        </Button>
      )}
    </li>
  );
}

const actionClass =
  "min-h-7 flex-none rounded-sm px-2 font-bold text-inverse-action focus-visible:-outline-offset-2 focus-visible:outline-inverse-action hover:underline";

function useCountdown(toast: Toast, isPaused: boolean): number | null {
  const [seconds, setSeconds] = useState(toast.timeout === null ? null : Math.ceil(toast.timeout / 1000));
  const left = useRef(seconds);

  useEffect(() => {
    if (isPaused || left.current === null) return undefined;
    const timer = setInterval(() => {
      left.current = (left.current ?? 0) - 1;
      setSeconds(left.current);
      if (left.current <= 0) dismissToast(toast.id);
    }, 1000);
    return () => clearInterval(timer);
  }, [isPaused, toast.id]);

  return seconds;
}
