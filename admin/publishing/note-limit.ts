import { useTranslation } from "#admin/i18n/i18n.ts";
import { countLetters } from "#contract/segments.ts";
import { NOTE_LETTERS } from "#contract/publications.ts";

export function useNoteProblem() {
  const { t } = useTranslation();
  return (note: string) =>
    countLetters(note.trim()) > NOTE_LETTERS ? t("common.validation.too_long", { count: NOTE_LETTERS }) : undefined;
}
