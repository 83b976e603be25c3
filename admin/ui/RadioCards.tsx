import type { ReactNode } from "react";
import type { RadioGroupProps } from "react-aria-components/RadioGroup";
import { RadioButton, RadioField, RadioGroup } from "react-aria-components/RadioGroup";
import { Text } from "react-aria-components/Text";
import { cx } from "./cx.ts";
import type { FieldWords } from "./Field.tsx";
import { FieldHint, FieldLabel, FieldMessage } from "./Field.tsx";

interface RadioOption<Id extends string> {
  id: Id;
  label: ReactNode;
  detail?: ReactNode;
  mark?: ReactNode;
  isDisabled?: boolean | undefined;
}

type Look = "cards" | "pairs" | "columns" | "plain";
const LAYOUTS: Record<Look, string> = {
  cards: "flex flex-col gap-2",
  pairs: "grid gap-2 sm:grid-cols-2",
  columns: "grid gap-2 sm:grid-cols-3",
  plain: "flex flex-wrap gap-x-5 gap-y-1",
};

interface RadioCardsProps<Id extends string>
  extends Omit<RadioGroupProps, "children" | "className" | "style" | "value" | "onChange">, FieldWords {
  options: readonly RadioOption<Id>[];
  value: Id | null;
  onChange: (id: Id) => void;
  /** "pairs" and "columns" for cards side by side, "plain" for short labels. */
  look?: Look | undefined;
  className?: string | undefined;
}

export function RadioCards<Id extends string>(props: RadioCardsProps<Id>) {
  const {
    options,
    value,
    onChange,
    look = "cards",
    className,
    label,
    optionalLabel,
    labelAside,
    isLabelHidden,
    hint,
    errorMessage,
    ...rest
  } = props;

  return (
    <RadioGroup
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      {...rest}
      value={value}
      onChange={(next) => onChange(next as Id)}
      className={cx("flex min-w-0 flex-col gap-2", className)}
    >
      <FieldLabel label={label} optionalLabel={optionalLabel} labelAside={labelAside} isLabelHidden={isLabelHidden} />
      <div className={LAYOUTS[look]}>
        {options.map((option) => (
          <Option key={option.id} option={option} look={look} />
        ))}
      </div>
      <FieldHint hint={hint} />
      <FieldMessage errorMessage={errorMessage} />
    </RadioGroup>
  );
}

const cardClass =
  "rounded-md border border-strong bg-surface p-3 hover:bg-bg data-selected:border-primary data-selected:inset-ring-1 data-selected:inset-ring-primary data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus";
const circleClass =
  "mt-0.5 size-4 flex-none rounded-full border border-control bg-surface group-data-invalid:border-danger group-data-selected:border-[5px] group-data-selected:border-primary";

function Option<Id extends string>({ option, look }: { option: RadioOption<Id>; look: Look }) {
  const isCard = look !== "plain";
  return (
    <RadioField value={option.id} isDisabled={option.isDisabled ?? false}>
      <RadioButton
        className={cx(
          "group flex min-h-6 cursor-pointer items-start data-disabled:cursor-default data-disabled:text-muted",
          isCard ? cx("h-full gap-3", cardClass) : "gap-2 max-md:min-h-10 max-md:items-center",
        )}
      >
        <span
          className={cx(
            circleClass,
            !isCard &&
              "group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus",
          )}
        />
        {option.mark}
        <span className="min-w-0 flex-1">
          <span className={isCard ? "block font-medium" : ""}>{option.label}</span>
          {option.detail && (
            <Text slot="description" className="block text-sm text-muted">
              {option.detail}
            </Text>
          )}
        </span>
      </RadioButton>
    </RadioField>
  );
}
