import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { compareWords, regionName } from "#admin/i18n/format.ts";
import { TagsField } from "#admin/ui/TagsField.tsx";
import { asWords } from "#factsheet/answers.ts";
import type { AnswerFieldProps } from "./answer-field-props.ts";
import { COUNTRIES } from "./countries.ts";

export function CountriesField({ value, onValue, label }: AnswerFieldProps & { label: string }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const options = useMemo(
    () => COUNTRIES.map((id) => ({ id, label: regionName(id) })).toSorted((a, b) => compareWords(a.label, b.label)),
    // oxlint-disable-next-line react/exhaustive-deps -- the names are those of the screen's language
    [language],
  );
  return (
    <TagsField
      label={label}
      isLabelHidden
      options={options}
      value={asWords(value)}
      onChange={(codes) => onValue(() => codes)}
      openLabel={t("factsheets.countries.open")}
      emptyLabel={t("factsheets.countries.none")}
      removeLabel={(name) => t("factsheets.countries.remove", { name })}
      className="max-w-90"
    />
  );
}
