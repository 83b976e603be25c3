import { useTranslation } from "#admin/i18n/i18n.ts";
import { useChangeWords } from "#admin/publishing/change-words.ts";
import type { SiteText } from "#contract/sites.ts";
import type { Translation } from "#contract/translations.ts";

/** Name of a text: guide-wide texts as in the settings, others as on their page. */
export function useTextName() {
  const { t } = useTranslation();
  const { name } = useChangeWords();
  return ({ subject_type, field }: Pick<Translation, "subject_type" | "field">) =>
    subject_type === "site" ? t(`sites.field.${field as SiteText}`) : name(field);
}
