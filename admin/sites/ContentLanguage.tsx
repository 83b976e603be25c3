import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatPercent } from "#admin/i18n/format.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { LocaleSwitch } from "#admin/ui/LocaleSwitch.tsx";
import { useCompleteness } from "./completeness.ts";
import { nameOf } from "./fields/languages.ts";

/** The language the texts are written in. With unsaved changes it asks before it loads another. */
export function ContentLanguage({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation();
  const { locale, locales, default_locale, setLocale } = useContentLocale();
  const completeness = useCompleteness(locales);
  const [wanted, setWanted] = useState<string>();
  if (locale === undefined) return null;

  const choose = (next: string) => {
    if (next === locale) return;
    if (isDirty) setWanted(next);
    else setLocale(next);
  };
  const choices = locales.map((id) => ({
    id,
    name: nameOf(id),
    completeness: completeness?.get(id) ?? 0,
    note: id === default_locale ? t("sites.languages.default") : undefined,
  }));

  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
      <span className="text-sm text-muted max-sm:hidden">{t("sites.languages.switch_hint")}</span>
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
        title={t("sites.languages.switch_title", { language: nameOf(wanted ?? locale) })}
        description={t("sites.languages.switch_text", { language: nameOf(locale) })}
        closeLabel={t("common.close")}
        actions={
          <>
            <Button onPress={() => setWanted(undefined)}>{t("sites.languages.keep_editing")}</Button>
            <Button
              variant="danger"
              onPress={() => {
                setWanted(undefined);
                setLocale(wanted ?? locale);
              }}
            >
              {t("sites.languages.switch_anyway")}
            </Button>
          </>
        }
      />
    </div>
  );
}
