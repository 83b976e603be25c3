import type { ReactElement, ReactNode } from "react";
import type { TooltipProps as AriaTooltipProps } from "react-aria-components/Tooltip";
import { Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components/Tooltip";
import { Kbd } from "./Kbd.tsx";

interface TooltipProps {
  /** A focusable react-aria element. Tooltips repeat or add; they never hold essential information. */
  children: ReactElement;
  content: ReactNode;
  shortcut?: string | undefined;
  placement?: AriaTooltipProps["placement"];
}

export function Tooltip({ children, content, shortcut, placement = "top" }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      {children}
      <AriaTooltip
        offset={6}
        placement={placement}
        className="motion-fade flex max-w-72 items-center gap-2 rounded-sm border border-transparent bg-inverse px-2 py-1 text-xs text-on-inverse shadow-float"
      >
        {content}
        {shortcut && <Kbd className="border-on-inverse-muted text-on-inverse">{shortcut}</Kbd>}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
