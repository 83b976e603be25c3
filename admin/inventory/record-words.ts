import { formatDay, formatList, formatNumber } from "#admin/i18n/format.ts";
import { i18n, useTranslation, type WordKey } from "#admin/i18n/i18n.ts";
import type { Named } from "#admin/records/SearchedPicker.tsx";
import type { ALGORITHM } from "#contract/records/algorithm.ts";
import type { DEVICE } from "#contract/records/device.ts";
import type { Field, Fields } from "#contract/records/field.ts";
import type { ORGANIZATION } from "#contract/records/organization.ts";

/** The nouns whose fields are data: `devices.field.{name}` is what a field is called. */
export type RecordNoun = "devices" | "algorithms" | "organizations";

type ChoiceName<R extends Fields> = {
  [N in keyof R]: R[N] extends { kind: "choice" | "choices" } ? N : never;
}[keyof R];
type Choice = ChoiceName<typeof DEVICE> | ChoiceName<typeof ALGORITHM> | ChoiceName<typeof ORGANIZATION>;

/** Where the choices of a field are named. */
const CHOICE_WORDS: Record<Choice, string> = {
  device_type: "devices.types",
  mobility: "devices.mobility",
  lifecycle: "algorithms.lifecycles",
  publication_category: "algorithms.categories",
  algorithm_type: "algorithms.types",
  themes: "algorithms.themes",
  kind: "organizations.kinds",
  role: "organizations.roles",
};

/** Fields, choices and values in the words of the screen. Every language names every field: terms/ does not compile else. */
export function useRecordWords(noun: RecordNoun) {
  const { t } = useTranslation();
  const hintKey = (name: string) => `${noun}.hint.${name}` as WordKey;
  const choice = (name: string, value: string) => t(`${CHOICE_WORDS[name as Choice]}.${value}` as WordKey);
  return {
    label: (name: string) => t(`${noun}.field.${name}` as WordKey),
    hint: (name: string) => (i18n.exists(hintKey(name)) ? t(hintKey(name)) : undefined),
    card: (name: string) => t(`${noun}.cards.${name}` as WordKey),
    choice,
    /** The words for a form value; empty for an empty value. */
    value(name: string, { kind }: Field, value: unknown): string {
      if (value === null || value === undefined || value === "") return "";
      if (kind === "organization") return (value as Named).name;
      if (kind === "choices") return formatList((value as string[]).map((one) => choice(name, one)));
      if (kind === "choice") return choice(name, value as string);
      if (kind === "whole") return formatNumber(value as number);
      return kind === "day" ? formatDay(value as string) : (value as string);
    },
  };
}
export type RecordWords = ReturnType<typeof useRecordWords>;
