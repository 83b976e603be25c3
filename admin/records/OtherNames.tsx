import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import type { Names } from "#contract/names.ts";
import { TextEntry } from "./TextEntry.tsx";

/** Names in the other languages of the site. One in the default language is shown only if it already exists. */
export function OtherNames({ names = {} }: { names: Names | undefined }) {
  const { t } = useTranslation();
  const { locales, default_locale } = useContentLocale();
  const others = locales.filter((locale) => locale !== default_locale || names[locale] !== undefined);
  if (!others.length) return null;
  return (
    <fieldset>
      <legend className="font-medium">{t("records.names.title")}</legend>
      <p className="text-sm text-muted">{t("records.names.hint")}</p>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        {others.map((locale) => (
          <TextEntry
            key={locale}
            name={`names.${locale}`}
            label={languageName(locale)}
            isReadOnly={false}
            isRequired
            content={{ locale, fallbacks: undefined }}
          />
        ))}
      </div>
    </fieldset>
  );
}
