import { cx } from "./cx.ts";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger" | "danger-quiet";
export type ButtonSize = "sm" | "md" | "lg";

const variants: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-primary text-on-primary hover:bg-primary-hover data-pressed:bg-primary-hover",
  secondary:
    "border-strong bg-surface text-text hover:bg-hover data-pressed:bg-pressed [&_svg]:text-muted aria-expanded:bg-hover",
  ghost:
    "border-transparent text-muted hover:bg-hover hover:text-text data-pressed:bg-pressed aria-expanded:bg-hover aria-expanded:text-text",
  danger: "border-transparent bg-danger-solid text-on-danger hover:bg-danger-hover data-pressed:bg-danger-hover",
  "danger-quiet": "border-danger-border bg-surface text-danger hover:bg-danger-soft data-pressed:bg-danger-soft",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-7 rounded-sm px-2.5 py-0.5 text-sm max-md:min-h-8",
  md: "min-h-8 rounded-md px-3 py-1 text-md max-md:min-h-10",
  lg: "min-h-10 rounded-md px-4 py-2 text-md",
};

const squares: Record<ButtonSize, string> = {
  sm: "size-7 rounded-sm max-md:size-8",
  md: "size-8 rounded-md max-md:size-10",
  lg: "size-10 rounded-md",
};

interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isIconOnly?: boolean | undefined;
  isFullWidth?: boolean | undefined;
}

/** Shared by buttons and links that look like buttons. */
export function buttonClass({
  variant = "secondary",
  size = "md",
  isIconOnly = false,
  isFullWidth = false,
}: ButtonLook): string {
  return cx(
    "inline-flex flex-none items-center justify-center gap-1.5 border text-center font-medium whitespace-nowrap transition-colors select-none max-md:whitespace-normal",
    "aria-disabled:cursor-default data-disabled:cursor-default data-disabled:border-transparent data-disabled:bg-track data-disabled:text-muted data-pending:cursor-progress forced-colors:border-[ButtonBorder]",
    variant === "ghost" && "data-disabled:bg-transparent",
    isIconOnly ? squares[size] : sizes[size],
    variants[variant],
    isFullWidth && "w-full",
  );
}
