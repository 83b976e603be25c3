import type { ReactNode } from "react";
import type { LinkProps as AriaLinkProps } from "react-aria-components/Link";
import { Link } from "react-aria-components/Link";
import type { ButtonSize, ButtonVariant } from "./button-class.ts";
import { buttonClass } from "./button-class.ts";
import { cx } from "./cx.ts";
import type { Icon } from "./icon.ts";

interface LinkButtonProps extends Omit<AriaLinkProps, "children" | "className" | "style"> {
  href: string;
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: Icon | undefined;
  isFullWidth?: boolean | undefined;
  className?: string | undefined;
}

/** A link that looks like a button. */
export function LinkButton({
  children,
  variant,
  size,
  icon: StartIcon,
  isFullWidth,
  className,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={cx(buttonClass({ variant, size, isFullWidth }), className)}>
      {StartIcon && <StartIcon size={size === "sm" ? 14 : 16} className="-ms-0.5" aria-hidden />}
      {children}
    </Link>
  );
}
