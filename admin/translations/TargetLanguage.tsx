import { ArrowRight, ChevronDown } from "lucide-react";
import { useSearchParams } from "react-router";
import { usePageWork } from "#admin/content/page-work.ts";
import { formatPercent } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import { Ring } from "#admin/ui/Ring.tsx";
import { shareOf } from "./language-share.ts";

/** Chooses the target language; the source is the site's default language. */
export function TargetLanguage({ locale, share }: { locale: string; share: number | undefined }) {
  const { t } = useTranslation();
  const { page } = usePageWork();
  const [, setSearch] = useSearchParams();
  // this view knows more than the page: guide-wide texts count towards the home page
  const shareIn = (id: string) => {
    if (id === locale && share !== undefined) return share;
    const found = page.languages.find((one) => one.locale === id);
    return found ? shareOf(found) : 0;
  };
  return (
    <span className="inline-flex items-center gap-2 max-md:w-full">
      <span>{languageName(page.default_locale)}</span>
      <ArrowRight size={16} className="text-muted rtl:-scale-x-100" aria-hidden />
      <Menu
        aria-label={t("translations.into")}
        placement="bottom end"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[locale]}
        onAction={(key) => setSearch({ translate: String(key) })}
        trigger={
          <Button endIcon={ChevronDown} className="max-md:flex-1">
            <span className="inline-flex items-center gap-1.5">
              <Ring value={shareIn(locale)} />
              {languageName(locale)}
              <span className="text-muted tabular-nums">{formatPercent(shareIn(locale))}</span>
            </span>
          </Button>
        }
      >
        {page.locales
          .filter((id) => id !== page.default_locale)
          .map((id) => (
            <MenuItem key={id} id={id} mark={<Ring value={shareIn(id)} />} end={formatPercent(shareIn(id))}>
              {languageName(id)}
            </MenuItem>
          ))}
      </Menu>
    </span>
  );
}
