import type { ComponentProps, Ref } from "react";
import { type Control, Controller, type FieldPath, type FieldValues, type RegisterOptions } from "react-hook-form";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { PasswordField } from "#admin/ui/PasswordField.tsx";
import { TextField } from "#admin/ui/TextField.tsx";

type Bound<T extends FieldValues> = {
  control: Control<T, unknown, FieldValues>;
  name: FieldPath<T>;
  rules?: Omit<RegisterOptions<T, FieldPath<T>>, "disabled" | "valueAsNumber" | "valueAsDate" | "setValueAs">;
};

type Field = {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
};
const bind = ({ name, value, onChange, onBlur, ref }: Field) => ({ name, value, onChange, onBlur, ref });

type TextProps<T extends FieldValues> = Bound<T> &
  Omit<ComponentProps<typeof TextField>, "name" | "value" | "onChange" | "errorMessage">;

export function FormText<T extends FieldValues>({ control, name, rules = {}, ...props }: TextProps<T>) {
  return (
    <Controller
      control={control}
      name={name}
      rules={rules}
      render={({ field, fieldState }) => (
        <TextField {...props} {...bind(field)} errorMessage={fieldState.error?.message} />
      )}
    />
  );
}

type PasswordProps<T extends FieldValues> = Bound<T> &
  Omit<
    ComponentProps<typeof PasswordField>,
    "name" | "value" | "onChange" | "errorMessage" | "showLabel" | "hideLabel"
  >;

/** A password field with a show button. */
export function FormPassword<T extends FieldValues>({ control, name, rules = {}, ...props }: PasswordProps<T>) {
  const { t } = useTranslation();
  return (
    <Controller
      control={control}
      name={name}
      rules={rules}
      render={({ field, fieldState }) => (
        <PasswordField
          showLabel={t("common.show")}
          hideLabel={t("common.hide")}
          {...props}
          {...bind(field)}
          errorMessage={fieldState.error?.message}
        />
      )}
    />
  );
}
