import { uiLocale } from "#admin/i18n/i18n.ts";

/** A status's name in the screen's language. Another API may have a single name only. */
export const statusName = ({ name, names }: { name: string; names?: Readonly<Record<string, string>> | undefined }) =>
  names?.[uiLocale()] ?? name;
