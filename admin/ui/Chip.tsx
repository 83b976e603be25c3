import { ChevronDown, X } from "lucide-react";
import type { ReactNode, Ref } from "react";
import type { ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { Button } from "react-aria-components/Button";
import { cx } from "./cx.ts";
import type { Icon } from "./icon.ts";

interface ChipProps extends Omit<AriaButtonProps, "children" | "className" | "style"> {
  children: ReactNode;
  icon?: Icon | undefined;
  /** The filter is active. */
  isOn?: boolean | undefined;
  hasMenu?: boolean | undefined;
  /** Dashed border, for adding something. */
  isDashed?: boolean | undefined;
  onRemove?: (() => void) | undefined;
  removeLabel?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export function Chip({
  children,
  icon: Glyph,
  isOn = false,
  hasMenu = false,
  isDashed = false,
  onRemove,
  removeLabel,
  ref,
  ...rest
}: ChipProps) {
  const look = cx(
    "inline-flex min-h-7 flex-none items-center rounded-full border text-sm font-medium whitespace-nowrap max-md:min-h-9",
    isOn ? "border-primary-border bg-primary-soft text-primary-soft-text" : "border-strong bg-surface text-muted",
    isDashed && "border-dashed",
  );
  const body = (
    <Button
      {...rest}
      ref={ref}
      className="inline-flex min-h-6.5 items-center gap-1 rounded-full px-2.5 hover:text-text max-md:min-h-8.5"
    >
      {Glyph && <Glyph size={14} aria-hidden />}
      {children}
      {hasMenu && !isOn && <ChevronDown size={14} aria-hidden />}
    </Button>
  );

  return (
    <span className={cx(look, !isOn && "hover:bg-hover")}>
      {body}
      {onRemove && (
        // a plain button, so that pressing it does not open the menu whose trigger it is in
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="-ms-2 me-0.5 grid size-6 place-items-center rounded-full hover:bg-primary-border"
        >
          <X size={14} aria-hidden />
        </button>
      )}
    </span>
  );
}
