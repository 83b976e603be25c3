import { Columns2 } from "lucide-react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { ToggleButtonGroup } from "react-aria-components/ToggleButtonGroup";
import { usePageWork } from "#admin/content/page-work.ts";
import { formatPercent } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { shareOf } from "#admin/translations/language-share.ts";
import { cx } from "#admin/ui/cx.ts";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Ring } from "#admin/ui/Ring.tsx";
import type { Completeness } from "#contract/pages.ts";

/** The site's languages, each with the page's completeness. The choice applies to every tab. */
export function LanguageTabs() {
  const { t } = useTranslation();
  const { page, locale, setLocale } = usePageWork();
  const { locales, default_locale, languages } = page;
  if (locales.length < 2) return null;
  const target = locale === default_locale ? locales.find((one) => one !== default_locale) : locale;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <span className="text-sm text-muted max-md:sr-only">{t("pages.editor.editing")}</span>
      <ToggleButtonGroup
        aria-label={t("pages.editor.language")}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[locale]}
        onSelectionChange={([chosen]) => chosen !== undefined && setLocale(String(chosen))}
        className="flex min-w-0 flex-wrap gap-1"
      >
        {locales.map((one) => (
          <ToggleButton
            key={one}
            id={one}
            className={({ isSelected }) =>
              cx(
                "inline-flex min-h-8 items-center gap-1.5 rounded-sm px-2 text-sm",
                isSelected ? "bg-selected font-medium" : "text-muted hover:bg-hover",
              )
            }
          >
            <Language languages={languages} locale={one} isDefault={one === default_locale} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {target && (
        <LinkButton size="sm" variant="ghost" icon={Columns2} href={`?translate=${target}`} className="ms-auto">
          {t("pages.editor.side_by_side")}
        </LinkButton>
      )}
    </div>
  );
}

interface LanguageProps {
  languages: readonly Completeness[];
  locale: string;
  isDefault: boolean;
}

function Language({ languages, locale, isDefault }: LanguageProps) {
  const { t } = useTranslation();
  const found = languages.find((one) => one.locale === locale);
  const share = found ? shareOf(found) : 0;
  return (
    <>
      <Ring value={share} />
      {languageName(locale)}
      {isDefault ? (
        <span className="font-normal text-muted">{t("pages.editor.default_language")}</span>
      ) : (
        share < 1 && <span className="font-normal text-muted tabular-nums">{formatPercent(share)}</span>
      )}
    </>
  );
}
