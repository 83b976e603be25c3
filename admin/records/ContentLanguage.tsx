import { useState } from "react";
import { formatPercent } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { LocaleSwitch } from "#admin/ui/LocaleSwitch.tsx";

interface ContentLanguageProps {
  isDirty: boolean;
  /** Share of the content in each locale, 0 to 1; undefined until loaded. */
  completeness?: ReadonlyMap<string, number> | undefined;
  /** False where there is little room. */
  hasHint?: boolean | undefined;
}

/** The content language. With unsaved changes it asks before switching. */
export function ContentLanguage({ isDirty, completeness, hasHint = true }: ContentLanguageProps) {
  const { t } = useTranslation();
  const { locale, locales, default_locale, setLocale } = useContentLocale();
  const [wanted, setWanted] = useState<string>();
  if (locale === undefined) return null;

  const choose = (next: string) => {
    if (next === locale) return;
    if (isDirty) setWanted(next);
    else setLocale(next);
  };
  const choices = locales.map((id) => ({
    id,
    name: languageName(id),
    completeness: completeness?.get(id) ?? 0,
    note: id === default_locale ? t("records.language.default") : undefined,
  }));

  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
      {hasHint && <span className="text-sm text-muted max-sm:hidden">{t("records.language.hint")}</span>}
      <LocaleSwitch
        label={t("layout.content_language")}
        locales={choices}
        value={locale}
        onChange={choose}
        formatPercent={completeness ? formatPercent : () => ""}
      />
      <Dialog
        role="alertdialog"
        isOpen={wanted !== undefined}
        onOpenChange={() => setWanted(undefined)}
        title={t("records.language.switch_title", { language: languageName(wanted ?? locale) })}
        description={t("records.language.switch_text", { language: languageName(locale) })}
        closeLabel={t("common.close")}
        actions={
          <>
            <Button onPress={() => setWanted(undefined)}>{t("records.language.keep_editing")}</Button>
            <Button
              variant="danger"
              onPress={() => {
                setWanted(undefined);
                setLocale(wanted ?? locale);
              }}
            >
              {t("records.language.switch_anyway")}
            </Button>
          </>
        }
      />
    </div>
  );
}
