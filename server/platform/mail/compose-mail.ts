import { UI_LOCALES, type UiLocale } from "#contract/common.ts";
import { renderMail } from "./layout.ts";

const FOOTER: Record<UiLocale, string> = {
  en: "Sent by Guidepost. Please do not reply to this email.",
  es: "Enviado por Guidepost. No responda a este correo.",
  fr: "Envoyé par Guidepost. Merci de ne pas répondre à cet e-mail.",
  pt: "Enviado pelo Guidepost. Não responda a este e-mail.",
  tl: "Ipinadala ng Guidepost. Huwag mag-reply sa email na ito.",
  km: "ផ្ញើដោយ Guidepost។ សូមកុំឆ្លើយតបអ៊ីមែលនេះ។",
};

export const localeOf = (locale: string): UiLocale => UI_LOCALES.find((known) => known === locale) ?? "en";

type MailWords = { lead: string; more?: string[]; action: string; end: string; leave?: { label: string; url: string } };

export function composeMail(locale: UiLocale, subject: string, words: MailWords, url: string) {
  const paragraphs = [words.lead, ...(words.more ?? []), words.end].filter(Boolean);
  const content = {
    locale,
    dir: "ltr" as const,
    title: subject,
    paragraphs,
    footer: FOOTER[locale],
    leave: words.leave,
  };
  return { subject, ...renderMail({ ...content, action: { label: words.action, url } }) };
}
