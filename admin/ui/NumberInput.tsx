import { Minus, Plus } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { NumberField as AriaNumberField } from "react-aria-components/NumberField";
import { cx } from "./cx.ts";
import { given } from "./given.ts";
import type { NumberFieldProps } from "./NumberField.tsx";
import { bareInputClass, controlClass, FieldHint, FieldLabel, FieldMessage, fieldClass } from "./Field.tsx";

const stepClass =
  "grid size-7 flex-none place-items-center rounded-sm text-muted hover:bg-hover hover:text-text data-disabled:text-control data-disabled:cursor-default";

export function NumberInput(props: NumberFieldProps) {
  const {
    label,
    optionalLabel,
    labelAside,
    isLabelHidden,
    hint,
    errorMessage,
    value,
    onChange,
    hasSteps = true,
    incrementLabel,
    decrementLabel,
    unit,
    className,
    ref,
    ...rest
  } = props;

  return (
    <AriaNumberField
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      {...rest}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      className={cx(fieldClass, className)}
    >
      <FieldLabel label={label} optionalLabel={optionalLabel} labelAside={labelAside} isLabelHidden={isLabelHidden} />
      <Group className={cx(controlClass, "gap-1 pe-1")}>
        <Input ref={ref} className={cx(bareInputClass, "tabular-nums")} />
        {unit && <span className="text-muted">{unit}</span>}
        {hasSteps && (
          <>
            <Button slot="decrement" {...given({ "aria-label": decrementLabel })} className={stepClass}>
              <Minus size={16} aria-hidden />
            </Button>
            <Button slot="increment" {...given({ "aria-label": incrementLabel })} className={stepClass}>
              <Plus size={16} aria-hidden />
            </Button>
          </>
        )}
      </Group>
      <FieldHint hint={hint} />
      <FieldMessage errorMessage={errorMessage} />
    </AriaNumberField>
  );
}
