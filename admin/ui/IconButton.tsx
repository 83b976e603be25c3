import type { Ref } from "react";
import type { ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { Button } from "react-aria-components/Button";
import type { TooltipProps } from "react-aria-components/Tooltip";
import type { ButtonSize, ButtonVariant } from "./button-class.ts";
import { buttonClass } from "./button-class.ts";
import { cx } from "./cx.ts";
import { given } from "./given.ts";
import type { Icon } from "./icon.ts";
import { Spinner } from "./Spinner.tsx";
import { Tooltip } from "./Tooltip.tsx";

interface IconButtonProps extends Omit<AriaButtonProps, "children" | "className" | "style" | "aria-label"> {
  /** Accessible name and tooltip. */
  label: string;
  icon: Icon;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  shortcut?: string | undefined;
  tooltipPlacement?: TooltipProps["placement"];
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export function IconButton(props: IconButtonProps) {
  const { label, icon: Glyph, variant = "ghost", size, shortcut, tooltipPlacement, className, ref, ...rest } = props;

  return (
    <Tooltip content={label} shortcut={shortcut} {...given({ placement: tooltipPlacement })}>
      <Button
        {...rest}
        ref={ref}
        aria-label={label}
        className={cx(buttonClass({ variant, size, isIconOnly: true }), className)}
      >
        {rest.isPending ? <Spinner /> : <Glyph size={16} aria-hidden />}
      </Button>
    </Tooltip>
  );
}
