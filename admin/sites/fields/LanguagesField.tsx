import { useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { VisuallyHidden } from "#admin/ui/VisuallyHidden.tsx";
import { fieldId } from "#admin/records/field-id.ts";
import type { SiteValues } from "../form/site-values.ts";
import { AddLanguage } from "./AddLanguage.tsx";
import { LanguageRow } from "./LanguageRow.tsx";
import { languageName } from "#admin/i18n/languages.ts";

/** Languages of the guide, in the order offered to residents. */
export function LanguagesField({ isReadOnly }: { isReadOnly: boolean }) {
  const { t } = useTranslation();
  const { field, fieldState } = useController<SiteValues, "locales">({ name: "locales" });
  const default_locale = useWatch<SiteValues, "default_locale">({ name: "default_locale" });
  const [said, setSaid] = useState("");
  const locales = field.value;

  function move(from: number, by: -1 | 1) {
    const next = [...locales];
    next.splice(from + by, 0, ...next.splice(from, 1));
    field.onChange(next);
    setSaid(
      t("sites.languages.moved", {
        language: languageName(locales[from] ?? ""),
        position: from + by + 1,
        count: locales.length,
      }),
    );
  }
  function remove(locale: string) {
    field.onChange(locales.filter((one) => one !== locale));
    setSaid(t("sites.languages.removed", { language: languageName(locale) }));
    // the pressed button is gone
    document.getElementById(fieldId("locales"))?.focus();
  }

  return (
    <div
      id={fieldId("locales")}
      tabIndex={-1}
      role="group"
      aria-label={t("sites.field.locales")}
      className="flex flex-col gap-3"
    >
      <ol className="divide-y divide-border rounded-md border border-border">
        {locales.map((locale, at) => (
          <LanguageRow
            key={locale}
            locale={locale}
            position={at}
            count={locales.length}
            isDefault={locale === default_locale}
            isReadOnly={isReadOnly}
            onMove={(by) => move(at, by)}
            onRemove={() => remove(locale)}
          />
        ))}
      </ol>
      {fieldState.error?.message && <p className="text-sm font-medium text-danger">{fieldState.error.message}</p>}
      {!isReadOnly && <AddLanguage chosen={locales} onAdd={(locale) => field.onChange([...locales, locale])} />}
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </div>
  );
}
