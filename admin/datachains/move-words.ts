import type * as z from "zod";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { MoveChange } from "#contract/datachains.ts";

const CODES = [
  "ELEMENT_GONE",
  "ELEMENT_RENAMED",
  "ELEMENT_MOVED",
  "CATEGORY_GONE",
  "CATEGORY_NEW",
  "VARIABLE_REQUIRED",
  "VARIABLE_GONE",
  "CONTEXT_GONE",
  "IDENTIFIABILITY_CHANGED",
  "SUBCHAIN_GONE",
] as const;
const isKnown = (code: string): code is (typeof CODES)[number] => (CODES as readonly string[]).includes(code);

/** Describes what moving to another version changes. */
export function useMoveWords() {
  const { t } = useTranslation();
  return ({ code, params }: z.infer<typeof MoveChange>) =>
    isKnown(code) ? t(`datachains.move.codes.${code}`, params) : t("datachains.move.other", { code });
}
