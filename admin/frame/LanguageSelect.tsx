import { ChevronDown, Languages } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { chooseUiLanguage } from "#admin/session/ui-language.ts";
import { UI_LOCALES, type UiLocale } from "#contract/common.ts";
import { ownLanguageName } from "#contract/language-name.ts";

/** A native select: loads no code before login, and works well on phones. */
export function LanguageSelect() {
  const { t, locale: spoken } = useTranslation();
  return (
    <label className="relative flex min-h-8 items-center gap-1.5 rounded-sm px-2.5 text-sm font-medium text-muted focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus hover:bg-hover hover:text-text">
      <Languages size={16} aria-hidden />
      <span className="sr-only">{t("session.language")}</span>
      <select
        value={spoken}
        onChange={(event) => void chooseUiLanguage(event.target.value as UiLocale)}
        className="cursor-pointer appearance-none bg-transparent [field-sizing:content] py-1 pe-5 outline-none"
      >
        {UI_LOCALES.map((locale) => (
          <option key={locale} value={locale} lang={languageTag(locale)} className="bg-surface text-text">
            {ownLanguageName(locale)}
          </option>
        ))}
      </select>
      <ChevronDown size={14} className="pointer-events-none absolute end-2.5" aria-hidden />
    </label>
  );
}
