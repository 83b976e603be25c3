import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ContentLanguage } from "#admin/records/ContentLanguage.tsx";
import type { FieldNames } from "#admin/records/field-names.ts";
import { RecordForm } from "#admin/records/RecordForm.tsx";
import type { RecordForm as RecordFormState, Versioned } from "#admin/records/use-record-form.ts";

interface InventoryFormProps<R extends Versioned, V extends FieldValues> {
  state: RecordFormState<R, V>;
  names: FieldNames<V>;
  toValues: (record: R) => V;
  isReadOnly: boolean;
  aside: ReactNode;
  children: ReactNode;
}

/** Everything about a device or an algorithm, to be read and changed in one content language. */
export function InventoryForm<R extends Versioned & { updated_at?: string }, V extends FieldValues>({
  isReadOnly,
  ...props
}: InventoryFormProps<R, V>) {
  const { t } = useTranslation();
  return (
    <RecordForm
      {...props}
      readOnlyWords={isReadOnly ? t("records.read_only") : undefined}
      top={<ContentLanguage isDirty={props.state.form.formState.isDirty} />}
    />
  );
}
