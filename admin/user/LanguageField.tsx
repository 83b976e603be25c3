import { useQueryClient } from "@tanstack/react-query";
import { invalidate } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { chooseUiLanguage } from "#admin/session/ui-language.ts";
import { Select } from "#admin/ui/Select.tsx";
import { UI_LOCALES, type UiLocale } from "#contract/common.ts";
import { ownLanguageName } from "#contract/language-name.ts";
import { userApi } from "#contract/user.ts";

/** Applied immediately: people must not need a Save button in a language they cannot read. */
export function LanguageField() {
  const { t, locale: spoken } = useTranslation();
  const client = useQueryClient();

  async function choose(locale: UiLocale) {
    await chooseUiLanguage(locale);
    void invalidate(client, userApi.get);
  }

  return (
    <Select
      label={t("user.profile.language")}
      hint={t("user.profile.language_hint")}
      options={UI_LOCALES.map((id) => ({ id, label: ownLanguageName(id) }))}
      value={spoken}
      onChange={(locale) => void choose(locale)}
    />
  );
}
