import { formatDate, formatDay, formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import type { SheetFinding } from "#contract/factsheets.ts";

const month = (value: string) => formatDate(`${value}-01T00:00`, { month: "long", year: "numeric" });

/** Message, advice and severity of a finding. */
export function useFindingWords() {
  const { t } = useTranslation();
  return ({ code, severity, locale, params }: SheetFinding) => {
    const words = {
      ...Object.fromEntries(
        Object.entries(params).map(([name, value]) => {
          if (typeof value === "number") return [name, formatNumber(value)];
          if (value === "") return [name, "…"];
          if (name === "day") return [name, formatDay(value)];
          return [name, name === "month" ? month(value) : value];
        }),
      ),
      ...(locale && { language: languageName(locale) }),
    };
    const said = t(`factsheets.findings.${code}.text`, words);
    // most texts exist in several languages: name the one concerned
    const isOfLanguage = locale && code !== "default_locale_missing";
    return {
      text: isOfLanguage ? `${said} (${languageName(locale)})` : said,
      hint: t(`factsheets.findings.${code}.hint`, words),
      severity: t(`factsheets.checks.${severity}`),
    };
  };
}
