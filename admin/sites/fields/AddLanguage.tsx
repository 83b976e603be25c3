import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ComboBox } from "#admin/ui/ComboBox.tsx";
import { type Language, otherLanguages } from "#admin/i18n/languages.ts";

const wordsFor = ({ id, name, own }: Language) =>
  own.toLowerCase() === name.toLowerCase() ? `${name} (${id})` : `${name}, ${own} (${id})`;

/** Found by the reader's name for it, its own name or its code. */
export function AddLanguage({ chosen, onAdd }: { chosen: readonly string[]; onAdd: (locale: string) => void }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const options = useMemo(
    () => otherLanguages(chosen, language).map((one) => ({ id: one.id, label: wordsFor(one) })),
    [chosen, language],
  );
  return (
    <ComboBox
      isEmptiedByChoice
      label={t("sites.languages.add")}
      hint={t("sites.languages.add_hint")}
      options={options}
      value={null}
      onChange={(id) => id !== null && onAdd(id)}
      openLabel={t("sites.languages.open")}
      emptyLabel={t("sites.languages.none")}
      className="max-w-90"
    />
  );
}
