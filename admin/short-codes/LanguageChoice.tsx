import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageOf } from "#admin/i18n/languages.ts";
import { localesQuery } from "#admin/session/queries.ts";
import { Select } from "#admin/ui/Select.tsx";

const ANY = "any";

/** Language that a sign opens in; the reader's own is usually best. */
export function LanguageChoice({
  value,
  onChange,
}: {
  value: string | null;
  onChange: (locale: string | null) => void;
}) {
  const { t } = useTranslation();
  const { data } = useQuery(localesQuery());
  const known = data?.locales ?? (value ? [value] : []);
  return (
    <Select
      label={t("codes.language")}
      options={[
        { id: ANY, label: t("codes.language_any") },
        ...known.map((id) => ({ id, label: languageOf(id).name })),
      ]}
      value={value ?? ANY}
      onChange={(id) => onChange(id === ANY ? null : id)}
    />
  );
}
