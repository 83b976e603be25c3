import type { ReactNode, Ref } from "react";
import type { ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { Button as AriaButton } from "react-aria-components/Button";
import type { ButtonSize, ButtonVariant } from "./button-class.ts";
import { buttonClass } from "./button-class.ts";
import { cx } from "./cx.ts";
import type { Icon } from "./icon.ts";
import { Spinner } from "./Spinner.tsx";

export interface ButtonProps extends Omit<AriaButtonProps, "children" | "className" | "style" | "isPending"> {
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: Icon | undefined;
  /** After the label, e.g. a chevron. */
  endIcon?: Icon | undefined;
  isFullWidth?: boolean | undefined;
  isPending?: boolean | undefined;
  /** Label while pending ("Saving…"). Both labels share one grid cell, so the width never changes. */
  pendingLabel?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export function Button(props: ButtonProps) {
  const {
    children,
    variant,
    size,
    icon: StartIcon,
    endIcon: EndIcon,
    isFullWidth,
    isPending = false,
    pendingLabel,
    className,
    ref,
    ...rest
  } = props;
  const iconSize = size === "sm" ? 14 : 16;

  return (
    <AriaButton
      {...rest}
      ref={ref}
      isPending={isPending}
      className={cx(buttonClass({ variant, size, isFullWidth }), "grid!", className)}
    >
      <span
        className={cx(
          "col-start-1 row-start-1 inline-flex items-center justify-center gap-1.5",
          isPending && pendingLabel && "invisible",
        )}
        aria-hidden={(isPending && Boolean(pendingLabel)) || undefined}
      >
        {isPending && !pendingLabel ? (
          <Spinner />
        ) : (
          StartIcon && <StartIcon size={iconSize} className="-ms-0.5" aria-hidden />
        )}
        {children}
        {EndIcon && <EndIcon size={14} className="-me-0.5" aria-hidden />}
      </span>
      {pendingLabel && (
        <span
          className={cx(
            "col-start-1 row-start-1 inline-flex items-center justify-center gap-1.5",
            !isPending && "invisible",
          )}
          aria-hidden={!isPending || undefined}
        >
          <Spinner />
          {pendingLabel}
        </span>
      )}
    </AriaButton>
  );
}
