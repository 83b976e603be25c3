import { useMemo } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ComboBox } from "#admin/ui/ComboBox.tsx";
import { hasGuideWords } from "#contract/guide-locales.ts";
import { type Language, otherLanguages } from "#admin/i18n/languages.ts";

const wordsFor = ({ id, name, own }: Language) =>
  own.toLowerCase() === name.toLowerCase() ? `${name} (${id})` : `${name}, ${own} (${id})`;

/** Finds a language by its name in the reader's language, its own name or its code. */
export function AddLanguage({ chosen, onAdd }: { chosen: readonly string[]; onAdd: (locale: string) => void }) {
  const { t, locale } = useTranslation();
  const options = useMemo(
    () =>
      otherLanguages(chosen, locale).map((one) => ({
        id: one.id,
        label: wordsFor(one),
        detail: t(hasGuideWords(one.id) ? "sites.languages.words_own" : "sites.languages.words_english"),
      })),
    [chosen, locale, t],
  );
  return (
    <ComboBox
      isEmptiedByChoice
      label={t("sites.languages.add")}
      hint={`${t("sites.languages.add_hint")}. ${t("sites.languages.words_hint")}`}
      options={options}
      value={null}
      onChange={(id) => id !== null && onAdd(id)}
      openLabel={t("sites.languages.open")}
      emptyLabel={t("sites.languages.none")}
      className="max-w-90"
    />
  );
}
