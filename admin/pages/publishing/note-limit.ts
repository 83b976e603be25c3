import { useTranslation } from "react-i18next";

/** As long as the contract lets the note of a publication be, and the reason of a scheduled withdrawal. */
export const NOTE_LIMIT = 200;

export function useNoteProblem() {
  const { t } = useTranslation();
  return (note: string) =>
    note.trim().length > NOTE_LIMIT ? t("common.validation.too_long", { count: NOTE_LIMIT }) : undefined;
}
