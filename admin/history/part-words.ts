import { useTranslation } from "#admin/i18n/i18n.ts";
import { useChangeWords } from "#admin/publishing/change-words.ts";
import type { VersionPart } from "#contract/publications.ts";

/** Names a part of a version: "Text", "Datachain: Purpose", "Location: Pole 22". */
export function usePartWords() {
  const { t } = useTranslation();
  const words = useChangeWords();
  return ({ field, about = [] }: Pick<VersionPart, "field"> & Partial<Pick<VersionPart, "about">>) =>
    field === "note" ? t("history.withheld.note") : [words.name(field), ...about].join(": ");
}
