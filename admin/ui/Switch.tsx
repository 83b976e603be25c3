import type { ReactNode, Ref } from "react";
import type { SwitchFieldProps } from "react-aria-components/Switch";
import { SwitchButton, SwitchField } from "react-aria-components/Switch";
import { Text } from "react-aria-components/Text";
import { cx } from "./cx.ts";
import { FieldMessage } from "./Field.tsx";

interface SwitchProps extends Omit<SwitchFieldProps, "children" | "className" | "style" | "inputRef"> {
  label: ReactNode;
  hint?: ReactNode;
  errorMessage?: string | undefined;
  isLabelHidden?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement | null> | undefined;
}

export function Switch({ label, hint, errorMessage, isLabelHidden = false, className, ref, ...rest }: SwitchProps) {
  return (
    <SwitchField
      {...rest}
      inputRef={ref ?? null}
      isInvalid={Boolean(errorMessage)}
      className={cx("flex flex-col gap-1", className)}
    >
      <SwitchButton className="group flex w-fit cursor-pointer items-start gap-2 py-0.5 data-disabled:cursor-default data-disabled:text-muted max-md:min-h-10 max-md:items-center">
        <span
          data-swatch
          className="relative mt-0 h-5 w-9 flex-none rounded-full bg-control transition-colors group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus group-data-selected:bg-primary group-data-disabled:opacity-60"
        >
          <span className="absolute start-0.5 top-0.5 size-4 rounded-full bg-knob transition-[inset-inline-start] group-data-selected:start-4.5 dark:group-data-selected:bg-on-primary" />
        </span>
        <span className={isLabelHidden ? "sr-only" : ""}>{label}</span>
      </SwitchButton>
      {hint && (
        <Text slot="description" className="ps-11 text-sm text-muted">
          {hint}
        </Text>
      )}
      <FieldMessage errorMessage={errorMessage} />
    </SwitchField>
  );
}
