import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { LanguageTabs } from "./LanguageTabs.tsx";
import { languageName } from "#admin/i18n/languages.ts";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { directionOf } from "#contract/direction.ts";
import type { LText } from "#contract/texts.ts";
import { filledIn, textIn } from "#datachain/text.ts";
import { useSheet } from "../sheet-work.ts";

interface LocalTextFieldProps {
  label: string;
  /** For fields labelled by the question above. */
  isLabelHidden?: boolean | undefined;
  hint?: string | undefined;
  texts: LText;
  onText: (locale: string, text: string) => void;
  rows?: number | undefined;
  limit?: number | undefined;
  errorMessage?: string | undefined;
}

/** A text in the current language, with the languages in which it is missing. */
export function LocalTextField(props: LocalTextFieldProps) {
  const { label, isLabelHidden = false, hint, texts, onText, rows = 3, limit, errorMessage } = props;
  const { t } = useTranslation();
  const { locale, setLocale, locales, default_locale } = useSheet();
  const other = filledIn(texts, locale) ? undefined : textIn(texts, locale, default_locale);
  const fallback =
    other && t("records.fallback", { language: languageName(other.locale), text: shortened(other.text) });
  const control = (
    <TextArea
      label={label}
      isLabelHidden={isLabelHidden}
      hint={fallback ?? hint}
      value={texts[locale] ?? ""}
      onChange={(text) => onText(locale, text)}
      rows={rows}
      limit={limit}
      counterLabel={(used, most) => `${formatNumber(used)} / ${formatNumber(most)}`}
      errorMessage={errorMessage}
      lang={languageTag(locale)}
      dir={directionOf(locale)}
    />
  );
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <LanguageTabs
        label={t("factsheets.languages.label", { question: label })}
        locales={locales}
        value={locale}
        onChange={setLocale}
        filled={locales.filter((one) => filledIn(texts, one) !== undefined).join(" ")}
        missingLabel={t("factsheets.languages.missing")}
      />
      {control}
    </div>
  );
}

const shortened = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}…` : text);
