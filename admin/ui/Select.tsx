import { Check, ChevronsUpDown } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Button } from "react-aria-components/Button";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import type { SelectProps as AriaSelectProps } from "react-aria-components/Select";
import { Select as AriaSelect, SelectValue } from "react-aria-components/Select";
import { cx } from "./cx.ts";
import type { FieldWords } from "./Field.tsx";
import { FieldHint, FieldLabel, FieldMessage, fieldClass } from "./Field.tsx";
import { floatClass, rowClass } from "./float-class.ts";
import { given } from "./given.ts";

export interface SelectOption<Id extends string> {
  id: Id;
  label: string;
  /** A dot, shape or icon before the label. */
  mark?: ReactNode;
  detail?: string | undefined;
  isDisabled?: boolean | undefined;
}

interface SelectProps<Id extends string>
  extends Omit<AriaSelectProps, "children" | "className" | "style" | "value" | "onChange" | "placeholder">, FieldWords {
  options: readonly SelectOption<Id>[];
  value: Id | null;
  onChange: (id: Id) => void;
  placeholder?: string | undefined;
  size?: "sm" | "md" | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const triggerClass =
  "flex w-full min-w-0 items-center gap-2 border border-control bg-surface text-start focus-visible:border-focus focus-visible:-outline-offset-1 aria-expanded:border-focus";

export function Select<Id extends string>(props: SelectProps<Id>) {
  const {
    options,
    value,
    onChange,
    placeholder,
    size = "md",
    className,
    ref,
    label,
    optionalLabel,
    labelAside,
    isLabelHidden,
    hint,
    errorMessage,
    ...rest
  } = props;

  return (
    <AriaSelect
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      {...rest}
      value={value}
      onChange={(key) => onChange(key as Id)}
      {...given({ placeholder })}
      className={cx(fieldClass, "group", className)}
    >
      <FieldLabel label={label} optionalLabel={optionalLabel} labelAside={labelAside} isLabelHidden={isLabelHidden} />
      <Button
        ref={ref}
        className={cx(
          triggerClass,
          "group-data-invalid:border-danger group-data-invalid:inset-ring-1 group-data-invalid:inset-ring-danger data-disabled:cursor-default data-disabled:border-border data-disabled:bg-sunken data-disabled:text-muted",
          size === "sm"
            ? "min-h-7 rounded-sm ps-2 pe-1.5 text-sm font-medium text-text max-md:min-h-8"
            : "min-h-9 rounded-md px-3 py-1 max-md:min-h-10 max-md:text-lg",
        )}
      >
        <SelectValue className="flex min-w-0 flex-1 items-center gap-2 data-placeholder:text-subtle [&_[data-detail]]:hidden" />
        <ChevronsUpDown size={size === "sm" ? 14 : 16} className="text-muted" aria-hidden />
      </Button>
      <FieldHint hint={hint} />
      <FieldMessage errorMessage={errorMessage} />
      <Popover offset={4} className={cx(floatClass, "max-h-80 min-w-(--trigger-width) overflow-auto p-1")}>
        <ListBox items={options} className="outline-none">
          {(option) => <OptionRow option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

function OptionRow<Id extends string>({ option }: { option: SelectOption<Id> }) {
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      isDisabled={option.isDisabled ?? false}
      className={cx(rowClass, "group/row")}
    >
      {option.mark}
      <span className="min-w-0 flex-1">
        <span className="block">{option.label}</span>
        {option.detail && (
          <span data-detail className="block text-sm text-muted">
            {option.detail}
          </span>
        )}
      </span>
      <Check
        size={16}
        className="invisible ms-auto text-muted group-data-selected/row:visible"
        data-detail
        aria-hidden
      />
    </ListBoxItem>
  );
}
