import { i18n, useTranslation, type WordKey } from "#admin/i18n/i18n.ts";
import type { RecordNoun } from "./record-words.ts";

/** Names a changed field in a record's history; undefined for what is no field of its form. */
export function useActivityLabel(noun: RecordNoun) {
  const { t } = useTranslation();
  return (field: string) => {
    const key = `${noun}.field.${field}` as WordKey;
    return i18n.exists(key) ? t(key) : undefined;
  };
}
