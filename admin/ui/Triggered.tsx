import type { ReactElement, ReactNode } from "react";
import { DialogTrigger } from "react-aria-components/Dialog";
import { given } from "./given.ts";

/** Content of an overlay, optionally a function that receives `close`. */
export type WithClose = ReactNode | ((close: () => void) => ReactNode);
export const shownIn = (content: WithClose, close: () => void) =>
  typeof content === "function" ? content(close) : content;

export interface Opening {
  /** Either a trigger, or isOpen with onOpenChange. */
  trigger?: ReactElement | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** Open state: empty if the trigger controls it. */
export type Opened = { isOpen?: boolean; onOpenChange?: (isOpen: boolean) => void };

interface TriggeredProps extends Opening {
  children: (state: Opened) => ReactElement;
}

/** An overlay opened by its trigger, or controlled by the caller. */
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
