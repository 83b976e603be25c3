import { lazy, type ReactNode, type Ref, Suspense } from "react";
import type { NumberFieldProps as AriaNumberFieldProps } from "react-aria-components/NumberField";
import { EmptyField } from "./EmptyField.tsx";
import type { FieldWords } from "./Field.tsx";

export interface NumberFieldProps
  extends Omit<AriaNumberFieldProps, "children" | "className" | "style" | "value" | "onChange">, FieldWords {
  /** Null if empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Buttons that add and take one; without them, the labels are not needed. */
  hasSteps?: boolean | undefined;
  incrementLabel?: string | undefined;
  decrementLabel?: string | undefined;
  unit?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Lazy: parsing numbers in every language is large, and few fields need it. */
const NumberInput = lazy(async () => ({ default: (await import("./NumberInput.tsx")).NumberInput }));

export const NumberField = (props: NumberFieldProps) => (
  <Suspense fallback={<EmptyField {...props} />}>
    <NumberInput {...props} />
  </Suspense>
);
