import { Check } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import type { TextFieldProps as AriaTextFieldProps } from "react-aria-components/TextField";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import { cx } from "./cx.ts";
import type { FieldWords } from "./Field.tsx";
import { bareInputClass, controlClass, FieldHint, FieldLabel, FieldMessage, fieldClass } from "./Field.tsx";
import { normalizeHex } from "./hex-color.ts";

interface Swatch {
  value: string;
  label: string;
}

interface ColorFieldProps
  extends Omit<AriaTextFieldProps, "children" | "className" | "style" | "value" | "onChange">, FieldWords {
  /** As typed; normalized to "#rrggbb" on blur if valid. */
  value: string;
  onChange: (value: string) => void;
  swatches?: readonly Swatch[] | undefined;
  swatchesLabel?: string | undefined;
  /** Label of the native colour picker. */
  pickerLabel: string;
  /** E.g. the contrast of text in this colour. */
  note?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export function ColorField(props: ColorFieldProps) {
  const {
    label,
    optionalLabel,
    labelAside,
    isLabelHidden,
    hint,
    errorMessage,
    value,
    onChange,
    swatches,
    swatchesLabel,
    pickerLabel,
    note,
    className,
    ref,
    onBlur,
    ...rest
  } = props;
  const colour = normalizeHex(value);

  return (
    <AriaTextField
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      {...rest}
      value={value}
      onChange={onChange}
      onBlur={(event) => {
        if (colour && colour !== value) onChange(colour);
        onBlur?.(event);
      }}
      className={cx(fieldClass, className)}
    >
      <FieldLabel label={label} optionalLabel={optionalLabel} labelAside={labelAside} isLabelHidden={isLabelHidden} />
      <Group role="presentation" isInvalid={Boolean(errorMessage)} className={cx(controlClass, "max-w-44 ps-1.5")}>
        <span
          data-swatch
          className="relative size-6 flex-none rounded-sm border border-control focus-within:outline-2 focus-within:outline-focus"
          style={{ background: colour ?? "transparent" }}
        >
          <input
            type="color"
            aria-label={pickerLabel}
            value={colour ?? "#000000"}
            onChange={(event) => onChange(event.target.value)}
            className="absolute -inset-px size-6 cursor-pointer opacity-0"
          />
        </span>
        <Input
          ref={ref}
          spellCheck={false}
          autoCapitalize="none"
          dir="ltr"
          className={cx(bareInputClass, "tabular-nums")}
        />
      </Group>
      {swatches && (
        <div role="group" aria-label={swatchesLabel} className="mt-1 flex flex-wrap gap-1.5">
          {swatches.map((swatch) => (
            <SwatchButton
              key={swatch.value}
              swatch={swatch}
              isCurrent={normalizeHex(swatch.value) === colour}
              onPress={() => onChange(swatch.value)}
            />
          ))}
        </div>
      )}
      {note}
      <FieldHint hint={hint} />
      <FieldMessage errorMessage={errorMessage} />
    </AriaTextField>
  );
}

function SwatchButton({ swatch, isCurrent, onPress }: { swatch: Swatch; isCurrent: boolean; onPress: () => void }) {
  return (
    <Button
      aria-label={swatch.label}
      aria-pressed={isCurrent}
      onPress={onPress}
      data-swatch
      style={{ background: swatch.value }}
      className="grid size-6 place-items-center rounded-sm border border-transparent max-md:size-8"
    >
      {isCurrent && (
        // black on white, so that the tick is visible on any colour
        <span className="grid size-4 place-items-center rounded-full bg-knob text-dtpr-ink">
          <Check size={12} strokeWidth={3} aria-hidden />
        </span>
      )}
    </Button>
  );
}
