import { formatDay, formatList, formatNumber } from "#admin/i18n/format.ts";
import type { Translate } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import type { ChangedValue, ImportSubject } from "#contract/imports.ts";
import { choiceLabel } from "../field-choices.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** As many as coordinates have. */
const DECIMALS = { maximumFractionDigits: 7 };

/** A value in the words of the screen; nothing for none. */
export function changedWords(t: Translate, subject: ImportSubject, field: string, value: ChangedValue): string {
  if (value === null) return "";
  if (typeof value === "boolean") return t(value ? "common.yes" : "common.no");
  if (typeof value === "number") return formatNumber(value, DECIMALS);
  if (field === "sign_languages" && Array.isArray(value)) return formatList(value.map(languageName));
  if (Array.isArray(value)) return formatList(value.map((one) => choiceLabel(t, subject, field, one)));
  return DAY.test(value) ? formatDay(value) : choiceLabel(t, subject, field, value);
}
