import { ChevronsUpDown, CircleUser, LogOut } from "lucide-react";
import { useState } from "react";
import { Button } from "react-aria-components/Button";
import type { MenuProps } from "react-aria-components/Menu";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { paths } from "#admin/paths.ts";
import { useUser } from "#admin/session/queries.ts";
import { chooseUiLanguage } from "#admin/session/ui-language.ts";
import { Avatar } from "#admin/ui/Avatar.tsx";
import { Menu, MenuItem, MenuSection, MenuSeparator } from "#admin/ui/Menu.tsx";
import { UI_LOCALES, type UiLocale } from "#contract/common.ts";
import { ownLanguageName } from "#contract/language-name.ts";
import { chooseTheme, readTheme, type Theme, THEMES } from "./theme.ts";

type Selection = Parameters<NonNullable<MenuProps<object>["onSelectionChange"]>>[0];
const onlyOne = (keys: Selection) => String(Array.from(keys as Set<string>)[0]);

function LanguageSection() {
  const { t, locale: spoken } = useTranslation();
  return (
    <MenuSection
      title={t("layout.me.language")}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[spoken]}
      onSelectionChange={(keys) => void chooseUiLanguage(onlyOne(keys) as UiLocale)}
    >
      {UI_LOCALES.map((locale) => (
        <MenuItem key={locale} id={locale} lang={languageTag(locale)}>
          {ownLanguageName(locale)}
        </MenuItem>
      ))}
    </MenuSection>
  );
}

function ThemeSection() {
  const { t } = useTranslation();
  const [theme, setTheme] = useState(readTheme);
  const choose = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <MenuSection
      title={t("layout.me.theme")}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[theme]}
      onSelectionChange={(keys) => choose(onlyOne(keys) as Theme)}
    >
      {THEMES.map((id) => (
        <MenuItem key={id} id={id}>
          {t(`layout.me.${id}`)}
        </MenuItem>
      ))}
    </MenuSection>
  );
}

/** At the bottom of the sidebar: the signed-in person, with settings and logout. */
export function PersonMenu() {
  const { t } = useTranslation();
  const user = useUser();
  const name = user?.name || user?.email || "";
  const trigger = (
    <Button
      aria-label={`${t("layout.me.label")}: ${name}`}
      className="flex min-h-11 w-full min-w-0 items-center gap-2 rounded-md px-2 py-1 group-data-[rail]/side:justify-center group-data-[rail]/side:px-0 hover:bg-hover aria-expanded:bg-hover"
    >
      <Avatar name={name} isDecorative />
      <span className="min-w-0 flex-1 truncate text-start group-data-[rail]/side:hidden">{name}</span>
      <ChevronsUpDown size={14} className="group-data-[rail]/side:hidden" aria-hidden />
    </Button>
  );
  const header = user?.email && (
    <p className="truncate border-b border-border px-3 py-2 text-sm text-muted">{user.email}</p>
  );
  return (
    <Menu trigger={trigger} placement="top start" header={header} aria-label={t("layout.me.label")}>
      <MenuItem icon={CircleUser} href={paths.user()}>
        {t("layout.nav.profile")}
      </MenuItem>
      <MenuSeparator />
      <LanguageSection />
      <MenuSeparator />
      <ThemeSection />
      <MenuSeparator />
      <MenuItem icon={LogOut} href={paths.logout()}>
        {t("session.sign_out")}
      </MenuItem>
    </Menu>
  );
}
