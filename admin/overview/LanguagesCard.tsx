import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { listHref } from "#admin/lists/list-href.ts";
import { paths } from "#admin/paths.ts";
import { shareOf } from "#admin/translations/language-share.ts";
import { Card, CardFoot, CardHead } from "#admin/ui/Card.tsx";
import { Ring } from "#admin/ui/Ring.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { Completeness } from "#contract/pages.ts";

interface LanguagesCardProps {
  /** Undefined while loading. */
  languages: readonly Completeness[] | undefined;
  locales: readonly string[];
  default_locale: string | undefined;
}

/** The guide's completeness in each language. */
export function LanguagesCard({ languages, locales, default_locale }: LanguagesCardProps) {
  const { t } = useTranslation();
  return (
    <Card aria-labelledby="guide-languages">
      <CardHead id="guide-languages" title={t("overview.languages.title")} />
      <ul className="px-4 py-2">
        {locales.map((locale) => (
          <li key={locale} className="flex min-h-10 items-center gap-3 text-sm">
            <Language
              locale={locale}
              found={languages?.find((one) => one.locale === locale)}
              isDefault={locale === default_locale}
              isLoading={languages === undefined}
            />
          </li>
        ))}
      </ul>
      {default_locale && locales.length > 1 && (
        <CardFoot className="text-sm text-muted">
          {t("overview.languages.text", { language: languageName(default_locale) })}
        </CardFoot>
      )}
    </Card>
  );
}

interface LanguageProps {
  locale: string;
  /** Undefined until pages have been checked. */
  found: Completeness | undefined;
  isDefault: boolean;
  isLoading: boolean;
}

// rounded down, so that 100 % means complete
const percentOf = (found: Completeness) => formatNumber(Math.floor(shareOf(found) * 100) / 100, { style: "percent" });

function Language({ locale, found, isDefault, isLoading }: LanguageProps) {
  const { t } = useTranslation();
  const { outdated = 0, missing = 0 } = found ?? {};
  return (
    <>
      <span className="flex-none">
        <Ring value={found ? shareOf(found) : 0} />
      </span>
      <span className="min-w-0 flex-1">
        <TextLink href={listHref(paths.pages(), { needs_locale: locale })} className="text-text!">
          {languageName(locale)}
        </TextLink>{" "}
        {isDefault && <span className="text-subtle">{t("pages.editor.default_language")}</span>}
      </span>
      <span className="flex flex-wrap justify-end gap-x-3 text-end text-muted tabular-nums">
        {outdated > 0 && (
          <span className="text-warning">{t("pages.manage.languages.outdated", { count: outdated })}</span>
        )}
        {missing > 0 && <span>{t("pages.manage.languages.missing", { count: missing })}</span>}
      </span>
      <span className="flex min-w-11 flex-none justify-end tabular-nums">
        {found ? percentOf(found) : isLoading ? <Skeleton width={36} height={12} /> : "–"}
      </span>
    </>
  );
}
