import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import { cx } from "./cx.ts";
import { bareInputClass, controlClass, FieldHint, FieldLabel, FieldMessage, fieldClass } from "./Field.tsx";
import { given } from "./given.ts";
import type { TextFieldProps } from "./TextField.tsx";

interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "placeholder"> {
  showLabel: string;
  hideLabel: string;
}

export function PasswordField(props: PasswordFieldProps) {
  const {
    label,
    optionalLabel,
    labelAside,
    isLabelHidden,
    hint,
    errorMessage,
    value,
    size,
    className,
    ref,
    showLabel,
    hideLabel,
    ...rest
  } = props;
  const [isShown, setIsShown] = useState(false);
  const Glyph = isShown ? EyeOff : Eye;

  return (
    <AriaTextField
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      {...rest}
      {...given({ value })}
      type={isShown ? "text" : "password"}
      className={cx(fieldClass, className)}
    >
      <FieldLabel label={label} optionalLabel={optionalLabel} labelAside={labelAside} isLabelHidden={isLabelHidden} />
      <Group
        role="presentation"
        isInvalid={Boolean(errorMessage)}
        className={cx(controlClass, "pe-1", size === "lg" && "min-h-10")}
      >
        <Input ref={ref} autoCapitalize="none" spellCheck={false} className={bareInputClass} />
        <Button
          onPress={() => setIsShown(!isShown)}
          className="flex min-h-7 items-center gap-1.5 rounded-sm px-2 text-sm font-medium text-muted hover:bg-hover hover:text-text"
        >
          <Glyph size={16} aria-hidden />
          {isShown ? hideLabel : showLabel}
        </Button>
      </Group>
      <FieldHint hint={hint} />
      <FieldMessage errorMessage={errorMessage} />
    </AriaTextField>
  );
}
