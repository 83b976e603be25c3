import { useTranslation } from "react-i18next";
import { formatNumber } from "#admin/i18n/format.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { listHref } from "#admin/lists/list-href.ts";
import { paths } from "#admin/paths.ts";
import { Card, CardFoot, CardHead } from "#admin/ui/Card.tsx";
import { Ring } from "#admin/ui/Ring.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { Completeness } from "#contract/pages.ts";
import { shareOf } from "../language-share.ts";

interface LanguagesCardProps {
  /** Undefined while nobody knows. */
  languages: readonly Completeness[] | undefined;
  locales: readonly string[];
  default_locale: string | undefined;
}

/** How far the whole guide is in each of its languages. */
export function LanguagesCard({ languages, locales, default_locale }: LanguagesCardProps) {
  const { t } = useTranslation();
  const rows = locales.map(
    (locale) => languages?.find((one) => one.locale === locale) ?? { locale, done: 0, outdated: 0, missing: 0 },
  );
  return (
    <Card aria-labelledby="guide-languages">
      <CardHead id="guide-languages" title={t("pages.overview.languages.title")} />
      <ul className="px-4 py-2">
        {rows.map((row) => (
          <li key={row.locale} className="flex min-h-10 items-center gap-3 text-sm">
            <Language row={row} isDefault={row.locale === default_locale} isKnown={languages !== undefined} />
          </li>
        ))}
      </ul>
      {default_locale && locales.length > 1 && (
        <CardFoot className="text-sm text-muted">
          {t("pages.overview.languages.text", { language: languageName(default_locale) })}
        </CardFoot>
      )}
    </Card>
  );
}

function Language({ row, isDefault, isKnown }: { row: Completeness; isDefault: boolean; isKnown: boolean }) {
  const { t } = useTranslation();
  const { locale, outdated, missing } = row;
  const href = listHref(paths.pages(), { needs_locale: locale });
  // rounded down: only what is complete is 100 %
  const percent = formatNumber(Math.floor(shareOf(row) * 100) / 100, { style: "percent" });
  return (
    <>
      <span className="flex-none">
        <Ring value={isKnown ? shareOf(row) : 0} />
      </span>
      <span className="min-w-0 flex-1">
        <TextLink href={href} className="text-text!">
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
      <span className="min-w-11 flex-none text-end tabular-nums">
        {isKnown ? percent : <Skeleton width={36} height={12} />}
      </span>
    </>
  );
}
