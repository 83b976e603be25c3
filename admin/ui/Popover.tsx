import type { ReactElement, ReactNode } from "react";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import type { PopoverProps as AriaPopoverProps } from "react-aria-components/Popover";
import { Popover as AriaPopover } from "react-aria-components/Popover";
import { cx } from "./cx.ts";
import { floatClass } from "./float-class.ts";
import { given } from "./given.ts";

interface PopoverProps {
  trigger: ReactElement;
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: AriaPopoverProps["placement"];
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  className?: string | undefined;
}

export function Popover({
  trigger,
  label,
  children,
  placement = "bottom start",
  isOpen,
  onOpenChange,
  className,
}: PopoverProps) {
  return (
    <DialogTrigger {...given({ isOpen, onOpenChange })}>
      {trigger}
      <AriaPopover
        offset={4}
        placement={placement}
        className={cx(floatClass, "max-w-[calc(100vw-2rem)] overflow-auto", className)}
      >
        <Dialog aria-label={label} className="p-3 outline-none">
          {({ close }) => (typeof children === "function" ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
