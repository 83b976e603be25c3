import { Button } from "react-aria-components/Button";
import { formatList, formatPercent } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { shareOf } from "#admin/translations/language-share.ts";
import { tableRoles } from "#admin/ui/table-roles.ts";
import { Ring } from "#admin/ui/Ring.tsx";
import { Tooltip } from "#admin/ui/Tooltip.tsx";
import { VisuallyHidden } from "#admin/ui/VisuallyHidden.tsx";
import type { Completeness } from "#contract/pages.ts";

/** More rings than this wrap, so codes no longer line up above them. */
const MOST_IN_LINE = 8;
const hasCodes = (locales: readonly string[]) => locales.length <= MOST_IN_LINE;
/** Shared width of the codes in the head and the rings below. */
const SLOT = "inline-flex w-6 flex-none items-center justify-center";

/** Language codes, lined up above their rings. */
export function LanguagesHead({ locales }: { locales: readonly string[] }) {
  const { t } = useTranslation();
  const name = t("pages.manage.columns.languages");
  if (!hasCodes(locales))
    return (
      <th {...tableRoles.columnheader} scope="col">
        {name}
      </th>
    );
  return (
    <th {...tableRoles.columnheader} scope="col">
      <VisuallyHidden>{name}</VisuallyHidden>
      <span aria-hidden="true" className="flex">
        {locales.map((locale) => (
          <span key={locale} className={SLOT}>
            {locale.slice(0, 2).toUpperCase()}
          </span>
        ))}
      </span>
    </th>
  );
}

interface LanguageRingsProps {
  locales: readonly string[];
  languages: readonly Completeness[];
}

/** Completeness per language: gray when nothing is left to do. Described in words on hover or focus. */
export function LanguageRings({ locales, languages }: LanguageRingsProps) {
  const { t } = useTranslation();
  const languageWords = useLanguageWords();
  const known = locales.map((locale) => languages.find((one) => one.locale === locale) ?? nothingIn(locale));
  const unfinished = known.filter((one) => shareOf(one) < 1).map(languageWords);
  // a new page has not been checked yet
  const all = languages.length ? t("pages.manage.languages.complete") : t("pages.manage.languages.unknown");
  const lines = languages.length && unfinished.length ? unfinished : [all];
  return (
    <Tooltip content={<Lines lines={lines} />}>
      <Button aria-label={formatList(lines)} className="flex min-h-6 cursor-default flex-wrap items-center rounded-xs">
        {known.map((one) => (
          <span key={one.locale} className={SLOT}>
            <Ring isQuiet value={shareOf(one)} />
          </span>
        ))}
      </Button>
    </Tooltip>
  );
}

const nothingIn = (locale: string): Completeness => ({ locale, done: 0, outdated: 0, missing: 1 });

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <span className="flex flex-col">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}

/** "Khmer 50%: 4 missing, 2 outdated" */
function useLanguageWords() {
  const { t } = useTranslation();
  return (one: Completeness) => {
    const parts = [
      one.missing > 0 && t("pages.manage.languages.missing", { count: one.missing }),
      one.outdated > 0 && t("pages.manage.languages.outdated", { count: one.outdated }),
    ].filter((part) => part !== false);
    return t("pages.manage.languages.one", {
      language: languageName(one.locale),
      percent: formatPercent(shareOf(one)),
      parts: formatList(parts, { type: "unit" }),
    });
  };
}
