import { i18n, uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import type { SharedPart } from "#contract/share-scope.ts";
import type { LText } from "#contract/texts.ts";
import { textIn } from "#datachain/text.ts";

type Named = {
  readonly part: SharedPart;
  readonly field: string | null;
  readonly label: LText | null;
  readonly number: number | null;
};

/** Ids come from the server; unknown ones are shown as they are. */
const wordsFor = (noun: string, key: string): string | undefined =>
  i18n.exists(`${noun}.${key}`) ? i18n.t(`${noun}.${key}` as never) : undefined;

const ofDetails = (field: string) => wordsFor("devices", `field.${field}`) ?? wordsFor("algorithms", `field.${field}`);
const ofFactsheet = (field: string) => wordsFor("factsheets", `questions.${field.replace(/^answers\./, "")}.label`);

/** Name of a text that can be suggested for. */
export function useTextWords() {
  const { t } = useTranslation();
  const ofPage = (field: string, number: number | null) => {
    if (field === "headline" || field === "subtitle" || field === "body") return t(`suggestions.fields.${field}`);
    if (number === null) return undefined;
    return t(field.endsWith(".answer") ? "suggestions.fields.answer" : "suggestions.fields.question", { number });
  };
  return ({ part, field, label, number }: Named): string => {
    if (field === null) return t("suggestions.fields.comment");
    const words = {
      details: () => ofDetails(field),
      factsheet: () => ofFactsheet(field),
      datachain: () => textIn(label ?? {}, uiLocale(), "en")?.text,
      page: () => ofPage(field, number),
    }[part]();
    return words ?? t("suggestions.fields.missing");
  };
}
