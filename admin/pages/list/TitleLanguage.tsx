import { ChevronDown, Languages } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";

/** Language of the titles, if the site has more than one. */
export function TitleLanguage() {
  const { t } = useTranslation();
  const { locale, locales, setLocale } = useContentLocale();
  if (locale === undefined || locales.length < 2) return null;
  return (
    <Menu
      aria-label={t("layout.content_language")}
      placement="bottom end"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[locale]}
      onAction={(key) => setLocale(String(key))}
      trigger={
        <Button icon={Languages} endIcon={ChevronDown}>
          {t("pages.in_language", { language: languageName(locale) })}
        </Button>
      }
    >
      {locales.map((id) => (
        <MenuItem key={id} id={id}>
          {languageName(id)}
        </MenuItem>
      ))}
    </Menu>
  );
}
