import type { Ref } from "react";
import { Input } from "react-aria-components/Input";
import type { TextFieldProps as AriaTextFieldProps } from "react-aria-components/TextField";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import { cx } from "./cx.ts";
import type { FieldWords } from "./Field.tsx";
import { FieldHint, FieldLabel, FieldMessage, fieldClass, inputClass } from "./Field.tsx";
import { given } from "./given.ts";

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, "children" | "className" | "style" | "value">, FieldWords {
  value?: string | undefined;
  placeholder?: string | undefined;
  /** "lg" on pages that are only a form, such as login. */
  size?: "md" | "lg" | undefined;
  className?: string | undefined;
  /** The input itself, for form libraries to focus. */
  ref?: Ref<HTMLInputElement> | undefined;
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    optionalLabel,
    labelAside,
    isLabelHidden,
    hint,
    errorMessage,
    value,
    placeholder,
    size,
    className,
    ref,
    // of the text, not of the label
    lang,
    dir,
    ...rest
  } = props;

  return (
    <AriaTextField
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      {...rest}
      {...given({ value })}
      className={cx(fieldClass, className)}
    >
      <FieldLabel label={label} optionalLabel={optionalLabel} labelAside={labelAside} isLabelHidden={isLabelHidden} />
      <Input ref={ref} {...given({ placeholder, lang, dir })} className={cx(inputClass, size === "lg" && "min-h-10")} />
      <FieldHint hint={hint} />
      <FieldMessage errorMessage={errorMessage} />
    </AriaTextField>
  );
}
