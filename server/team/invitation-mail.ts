import type { UiLocale } from "#contract/common.ts";
import { INVITATION_DAYS } from "#contract/team.ts";
import { composeMail, localeOf } from "#server/platform/mail/compose-mail.ts";

type Words = {
  subject: (who: string, customer: string) => string;
  lead: (who: string, customer: string) => string;
  action: string;
  end: string;
};

const WORDS: Record<UiLocale, Words> = {
  en: {
    subject: (who, customer) => `${who} invited you to help run the guide of ${customer}`,
    lead: (who, customer) => `${who} invited you to help run the guide of ${customer}.`,
    action: "Accept invitation",
    end: `The link works once and expires in ${INVITATION_DAYS} days.`,
  },
  es: {
    subject: (who, customer) => `${who} le invita a colaborar en la guía de ${customer}`,
    lead: (who, customer) => `${who} le invita a colaborar en la guía de ${customer}.`,
    action: "Aceptar invitación",
    end: `El enlace solo se puede usar una vez y caduca en ${INVITATION_DAYS} días.`,
  },
  fr: {
    subject: (who, customer) => `${who} vous invite à gérer le guide de ${customer}`,
    lead: (who, customer) => `${who} vous invite à participer à la gestion du guide de ${customer}.`,
    action: "Accepter l’invitation",
    end: `Le lien ne sert qu’une fois et expire dans ${INVITATION_DAYS} jours.`,
  },
  pt: {
    subject: (who, customer) => `${who} convidou você para ajudar a cuidar do guia de ${customer}`,
    lead: (who, customer) => `${who} convidou você para ajudar a cuidar do guia de ${customer}.`,
    action: "Aceitar convite",
    end: `O link só pode ser usado uma vez e expira em ${INVITATION_DAYS} dias.`,
  },
  tl: {
    subject: (who, customer) => `Inimbitahan ka ni ${who} na tumulong sa gabay ng ${customer}`,
    lead: (who, customer) => `Inimbitahan ka ni ${who} na tumulong sa pagpapatakbo ng gabay ng ${customer}.`,
    action: "Tanggapin ang imbitasyon",
    end: `Isang beses lang magagamit ang link at mag-e-expire sa loob ng ${INVITATION_DAYS} na araw.`,
  },
  km: {
    subject: (who, customer) => `${who} អញ្ជើញអ្នកឱ្យជួយគ្រប់គ្រងមគ្គុទ្ទេសក៍របស់ ${customer}`,
    lead: (who, customer) => `${who} បានអញ្ជើញអ្នកឱ្យជួយគ្រប់គ្រងមគ្គុទ្ទេសក៍របស់ ${customer}។`,
    action: "ទទួលយកការអញ្ជើញ",
    end: `តំណនេះប្រើបានតែម្ដង ហើយផុតកំណត់ក្នុងរយៈពេល ${INVITATION_DAYS} ថ្ងៃ។`,
  },
};

type Invited = { locale: string; invited_by: string | null; customer: string; url: string };

export function invitationMail({ locale, invited_by, customer, url }: Invited) {
  const key = localeOf(locale);
  const { subject, lead, ...rest } = WORDS[key];
  const who = invited_by || "Guidepost";
  return composeMail(key, subject(who, customer), { ...rest, lead: lead(who, customer) }, url);
}
