import type { ReactNode } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { RecordForm } from "#admin/records/RecordForm.tsx";
import { useFieldNames } from "./field-words.ts";
import type { SiteForm } from "./site-form.ts";
import { toValues } from "./site-values.ts";

interface SettingsFormProps {
  siteForm: SiteForm;
  isReadOnly: boolean;
  children: ReactNode;
  /** Above the form: the content language. */
  top?: ReactNode;
  /** Beside the form, if there is room. */
  aside?: ReactNode;
}

export function SettingsForm({ siteForm, isReadOnly, children, top, aside }: SettingsFormProps) {
  const { t } = useTranslation();
  return (
    <RecordForm
      state={siteForm}
      names={useFieldNames()}
      toValues={toValues}
      readOnlyWords={isReadOnly ? t("sites.read_only") : undefined}
      top={top}
      aside={aside}
      isAsideOptional
    >
      {children}
    </RecordForm>
  );
}
