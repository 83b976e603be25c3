import type { ReactElement, ReactNode } from "react";
import { DialogTrigger } from "react-aria-components/Dialog";
import { given } from "./given.ts";

/** What a window over the page shows, if need be with a way to close it. */
export type WithClose = ReactNode | ((close: () => void) => ReactNode);
export const shownIn = (content: WithClose, close: () => void) =>
  typeof content === "function" ? content(close) : content;

export interface Opening {
  /** Either a trigger, or isOpen with onOpenChange. */
  trigger?: ReactElement | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** Whether a window is open: as its trigger knows, or without one as whoever shows it says. */
export type Opened = { isOpen?: boolean; onOpenChange?: (isOpen: boolean) => void };

interface TriggeredProps extends Opening {
  children: (state: Opened) => ReactElement;
}

/** A window over the page that a trigger opens, or whoever shows it. */
export function Triggered({ trigger, isOpen, onOpenChange, children }: TriggeredProps) {
  const state = given({ isOpen, onOpenChange });
  if (!trigger) return children(state);
  return (
    <DialogTrigger {...state}>
      {trigger}
      {children({})}
    </DialogTrigger>
  );
}
