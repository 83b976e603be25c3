import { useMemo } from "react";
import { compareWords, regionName } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { TagsField } from "#admin/ui/TagsField.tsx";
import { asWords } from "#factsheet/answers.ts";
import type { AnswerFieldProps } from "./answer-field-props.ts";

/** Country codes from ISO 3166-1. */
const COUNTRIES =
  "AD AE AF AG AI AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW".split(
    " ",
  );

export function CountriesField({ value, onValue, label }: AnswerFieldProps & { label: string }) {
  const { t, locale } = useTranslation();
  const options = useMemo(
    () => COUNTRIES.map((id) => ({ id, label: regionName(id) })).toSorted((a, b) => compareWords(a.label, b.label)),
    // oxlint-disable-next-line react/exhaustive-deps -- the names depend on the screen's language
    [locale],
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
