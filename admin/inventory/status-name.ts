import { uiLocale } from "#admin/i18n/i18n.ts";

/** What a status is called in the language of the screen. Another API may know one name only. */
export const statusName = ({ name, names }: { name: string; names?: Readonly<Record<string, string>> | undefined }) =>
  names?.[uiLocale()] ?? name;
