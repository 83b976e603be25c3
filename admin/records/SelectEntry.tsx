import { useController } from "react-hook-form";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Select, type SelectOption } from "#admin/ui/Select.tsx";
import { fieldId } from "./field-id.ts";

interface SelectEntryProps<Id extends string> {
  name: string;
  label: string;
  options: readonly SelectOption<Id>[];
  isReadOnly: boolean;
  hint?: React.ReactNode;
  isRequired?: boolean | undefined;
  className?: string | undefined;
}

/** Select field of a record's form. An empty string means none: add an option with that id if none is allowed. */
export function SelectEntry<Id extends string>(props: SelectEntryProps<Id>) {
  const { name, label, options, isReadOnly, hint, isRequired = false, className = "max-w-90" } = props;
  const { t } = useTranslation();
  const {
    field: { ref, ...field },
    fieldState,
  } = useController<Record<string, string>>({ name });
  return (
    <Select<Id | "">
      id={fieldId(name)}
      label={label}
      optionalLabel={isRequired ? undefined : t("common.optional")}
      options={options}
      value={(field.value ?? "") as Id | ""}
      onChange={field.onChange}
      onBlur={field.onBlur}
      isDisabled={isReadOnly}
      hint={hint}
      errorMessage={fieldState.error?.message}
      ref={ref}
      className={className}
    />
  );
}
