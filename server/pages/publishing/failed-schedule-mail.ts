import type { UiLocale } from "#contract/common.ts";
import { composeMail, localeOf } from "#server/platform/mail/compose-mail.ts";

type Words = { subject: (title: string) => string; lead: (title: string) => string; action: string; end: string };

const WORDS: Record<UiLocale, Words> = {
  en: {
    subject: (title) => `Not done as scheduled: ${title}`,
    lead: (title) => `What was scheduled for the page “${title}” did not happen.`,
    action: "Open pages",
    end: "The schedule is still listed with the reason. Nothing changed for residents.",
  },
  es: {
    subject: (title) => `No se hizo lo programado: ${title}`,
    lead: (title) => `Lo que estaba programado para la página «${title}» no se realizó.`,
    action: "Abrir páginas",
    end: "La programación sigue en la lista con el motivo. Nada cambió para los residentes.",
  },
  fr: {
    subject: (title) => `Planification non exécutée : ${title}`,
    lead: (title) => `Ce qui était planifié pour la page « ${title} » n’a pas eu lieu.`,
    action: "Ouvrir les pages",
    end: "La planification reste dans la liste, avec la raison. Rien n’a changé pour les habitants.",
  },
  pt: {
    subject: (title) => `O agendamento não foi executado: ${title}`,
    lead: (title) => `O que estava agendado para a página “${title}” não aconteceu.`,
    action: "Abrir páginas",
    end: "O agendamento continua na lista, com o motivo. Nada mudou para os moradores.",
  },
  tl: {
    subject: (title) => `Hindi natuloy ang naka-iskedyul: ${title}`,
    lead: (title) => `Hindi natuloy ang naka-iskedyul para sa page na “${title}.”`,
    action: "Buksan ang mga page",
    end: "Nasa listahan pa rin ang iskedyul, kasama ang dahilan. Walang nagbago para sa mga residente.",
  },
  km: {
    subject: (title) => `កាលវិភាគមិនបានអនុវត្ត៖ ${title}`,
    lead: (title) => `អ្វីដែលបានកំណត់ពេលសម្រាប់ទំព័រ «${title}» មិនបានអនុវត្តទេ។`,
    action: "បើកទំព័រ",
    end: "កាលវិភាគនេះនៅក្នុងបញ្ជី ដោយមានមូលហេតុ។ អ្វីៗសម្រាប់ប្រជាពលរដ្ឋមិនបានផ្លាស់ប្តូរទេ។",
  },
};

export function failedScheduleMail({ locale, title, url }: { locale: string; title: string; url: string }) {
  const key = localeOf(locale);
  const { subject, lead, ...rest } = WORDS[key];
  return composeMail(key, subject(title), { ...rest, lead: lead(title) }, url);
}
