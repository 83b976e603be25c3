import { Search, X } from "lucide-react";
import type { Ref } from "react";
import { Button } from "react-aria-components/Button";
import { Input } from "react-aria-components/Input";
import type { SearchFieldProps as AriaSearchFieldProps } from "react-aria-components/SearchField";
import { SearchField as AriaSearchField } from "react-aria-components/SearchField";
import { cx } from "./cx.ts";
import { bareInputClass } from "./Field.tsx";
import { given } from "./given.ts";

interface SearchFieldProps extends Omit<
  AriaSearchFieldProps,
  "children" | "className" | "style" | "aria-label" | "value"
> {
  /** Accessible name; the placeholder may repeat it, because the magnifier already marks a search box. */
  label: string;
  clearLabel: string;
  value?: string | undefined;
  placeholder?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export function SearchField({
  label,
  clearLabel,
  value,
  placeholder = label,
  className,
  ref,
  ...rest
}: SearchFieldProps) {
  return (
    <AriaSearchField
      {...rest}
      {...given({ value })}
      aria-label={label}
      className={cx(
        "group flex min-h-8 w-full min-w-0 items-center gap-2 rounded-md border border-strong bg-surface ps-2.5 pe-1 hover:border-control max-md:min-h-10 max-md:text-lg",
        "has-[input:focus-visible]:border-focus has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-focus",
        className,
      )}
    >
      <Search size={16} className="text-muted" aria-hidden />
      <Input
        ref={ref}
        {...given({ placeholder })}
        className={cx(bareInputClass, "py-1 [&::-webkit-search-cancel-button]:hidden")}
      />
      <Button
        aria-label={clearLabel}
        className="grid size-6 flex-none place-items-center rounded-sm text-muted group-data-empty:invisible hover:bg-hover hover:text-text"
      >
        <X size={14} aria-hidden />
      </Button>
    </AriaSearchField>
  );
}
