import { Check, Minus } from "lucide-react";
import type { ReactNode, Ref } from "react";
import type { CheckboxFieldProps } from "react-aria-components/Checkbox";
import { CheckboxButton, CheckboxField } from "react-aria-components/Checkbox";
import { Text } from "react-aria-components/Text";
import { cx } from "./cx.ts";
import { FieldMessage } from "./Field.tsx";

interface CheckboxProps extends Omit<CheckboxFieldProps, "children" | "className" | "style" | "inputRef"> {
  label: ReactNode;
  hint?: ReactNode;
  errorMessage?: string | undefined;
  isLabelHidden?: boolean | undefined;
  /** At the end of the row, e.g. a count. */
  end?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement | null> | undefined;
}

export function Checkbox({
  label,
  hint,
  errorMessage,
  isLabelHidden = false,
  end,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  return (
    <CheckboxField
      validationBehavior="aria"
      {...rest}
      inputRef={ref ?? null}
      isInvalid={Boolean(errorMessage)}
      className={cx("flex flex-col gap-1", className)}
    >
      <CheckboxButton
        className={cx(
          "group flex min-h-6 cursor-pointer items-center gap-2 data-disabled:cursor-default data-disabled:text-muted",
          isLabelHidden ? "size-6 justify-center" : "max-md:min-h-10",
          !end && "w-fit",
        )}
      >
        {({ isIndeterminate, isSelected }) => (
          <>
            <span className="grid size-4 flex-none place-items-center rounded-xs border border-control bg-surface text-on-primary group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus group-data-indeterminate:border-primary group-data-indeterminate:bg-primary group-data-invalid:border-danger group-data-selected:border-primary group-data-selected:bg-primary">
              {isIndeterminate ? (
                <Minus size={12} strokeWidth={3} aria-hidden />
              ) : (
                isSelected && <Check size={12} strokeWidth={3} aria-hidden />
              )}
            </span>
            <span className={isLabelHidden ? "sr-only" : "min-w-0"}>{label}</span>
            {end && <span className="ms-auto text-sm text-subtle tabular-nums">{end}</span>}
          </>
        )}
      </CheckboxButton>
      {hint && (
        <Text slot="description" className="ps-6 text-sm text-muted">
          {hint}
        </Text>
      )}
      <FieldMessage errorMessage={errorMessage} />
    </CheckboxField>
  );
}
