import { i18n } from "./i18n.ts";

/** Messages of the contract, which are English for every client. */
const CONTRACT_SENTENCES = {
  "Enter a colour such as #15803d": "colour",
  "Enter a domain such as guide.example.org": "domain",
  "Use 3 to 40 characters: a–z, 0–9 and -": "slug",
  "Enter a language tag such as en or pt-BR": "language",
  "Enter a phone number such as +855 12 345 678": "phone",
  "Enter a month such as 2026-04": "month",
  "Use one line, without line breaks": "one_line",
} as const;

/** Translates a message of the contract; undefined if it is not one. */
export function contractWords(message: string) {
  const key = CONTRACT_SENTENCES[message as keyof typeof CONTRACT_SENTENCES];
  return key && i18n.t(`common.validation.${key}`);
}
