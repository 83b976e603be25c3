import { UI_LOCALES, type UiLocale } from "#contract/common.ts";
import { renderMail } from "./layout.ts";

type Words = {
  reset: { subject: string; lead: (name: string) => string; action: string; end: string };
  invitation: {
    subject: (customer: string) => string;
    lead: (customer: string) => string;
    action: string;
    end: string;
  };
  footer: string;
};

const WORDS: Record<UiLocale, Words> = {
  en: {
    reset: {
      subject: "Set a new password",
      lead: (name) => `Hello ${name}, someone asked for a new password for your account.`,
      action: "Set a new password",
      end: "The link works once, for one hour. If it was not you, do nothing: your password stays as it is.",
    },
    invitation: {
      subject: (customer) => `Join ${customer} on Guidepost`,
      lead: (customer) => `You were invited to help with the guide of ${customer}.`,
      action: "Accept the invitation",
      end: "The link works once, for 14 days.",
    },
    footer: "Sent by Guidepost. Please do not answer this mail.",
  },
  es: {
    reset: {
      subject: "Elija una contraseña nueva",
      lead: (name) => `Hola, ${name}: alguien pidió una contraseña nueva para su cuenta.`,
      action: "Elegir una contraseña nueva",
      end: "El enlace funciona una sola vez, durante una hora. Si no fue usted, no haga nada: su contraseña no cambia.",
    },
    invitation: {
      subject: (customer) => `Únase a ${customer} en Guidepost`,
      lead: (customer) => `Le han invitado a colaborar en la guía de ${customer}.`,
      action: "Aceptar la invitación",
      end: "El enlace funciona una sola vez, durante 14 días.",
    },
    footer: "Enviado por Guidepost. No responda a este correo.",
  },
  fr: {
    reset: {
      subject: "Choisissez un nouveau mot de passe",
      lead: (name) => `Bonjour ${name}, quelqu’un a demandé un nouveau mot de passe pour votre compte.`,
      action: "Choisir un nouveau mot de passe",
      end: "Le lien fonctionne une seule fois, pendant une heure. Si ce n’était pas vous, ne faites rien : votre mot de passe ne change pas.",
    },
    invitation: {
      subject: (customer) => `Rejoignez ${customer} sur Guidepost`,
      lead: (customer) => `Vous êtes invité à participer au guide de ${customer}.`,
      action: "Accepter l’invitation",
      end: "Le lien fonctionne une seule fois, pendant 14 jours.",
    },
    footer: "Envoyé par Guidepost. Merci de ne pas répondre à ce message.",
  },
  pt: {
    reset: {
      subject: "Defina uma nova senha",
      lead: (name) => `Olá, ${name}. Alguém pediu uma nova senha para a sua conta.`,
      action: "Definir uma nova senha",
      end: "O link funciona uma única vez, durante uma hora. Se não foi você, não faça nada: a sua senha continua a mesma.",
    },
    invitation: {
      subject: (customer) => `Participe de ${customer} no Guidepost`,
      lead: (customer) => `Você recebeu um convite para ajudar com o guia de ${customer}.`,
      action: "Aceitar o convite",
      end: "O link funciona uma única vez, durante 14 dias.",
    },
    footer: "Enviado pelo Guidepost. Não responda a este e-mail.",
  },
  tl: {
    reset: {
      subject: "Magtakda ng bagong password",
      lead: (name) => `Kumusta ${name}, may humiling ng bagong password para sa iyong account.`,
      action: "Magtakda ng bagong password",
      end: "Isang beses lang gagana ang link, sa loob ng isang oras. Kung hindi ikaw ito, wala kang kailangang gawin: hindi magbabago ang iyong password.",
    },
    invitation: {
      subject: (customer) => `Sumali sa ${customer} sa Guidepost`,
      lead: (customer) => `Inimbitahan kang tumulong sa gabay ng ${customer}.`,
      action: "Tanggapin ang imbitasyon",
      end: "Isang beses lang gagana ang link, sa loob ng 14 na araw.",
    },
    footer: "Ipinadala ng Guidepost. Huwag sagutin ang email na ito.",
  },
  km: {
    reset: {
      subject: "កំណត់ពាក្យសម្ងាត់ថ្មី",
      lead: (name) => `សួស្តី ${name} មានគេបានស្នើសុំពាក្យសម្ងាត់ថ្មីសម្រាប់គណនីរបស់អ្នក។`,
      action: "កំណត់ពាក្យសម្ងាត់ថ្មី",
      end: "តំណនេះប្រើបានតែម្តងគត់ ក្នុងរយៈពេលមួយម៉ោង។ បើមិនមែនជាអ្នកទេ សូមកុំធ្វើអ្វី៖ ពាក្យសម្ងាត់របស់អ្នកនៅដដែល។",
    },
    invitation: {
      subject: (customer) => `ចូលរួមជាមួយ ${customer} លើ Guidepost`,
      lead: (customer) => `អ្នកត្រូវបានអញ្ជើញឱ្យជួយធ្វើមគ្គុទ្ទេសក៍របស់ ${customer}។`,
      action: "ទទួលយកការអញ្ជើញ",
      end: "តំណនេះប្រើបានតែម្តងគត់ ក្នុងរយៈពេល ១៤ ថ្ងៃ។",
    },
    footer: "ផ្ញើដោយ Guidepost។ សូមកុំឆ្លើយតបអ៊ីមែលនេះ។",
  },
};

const localeOf = (locale: string): UiLocale => UI_LOCALES.find((known) => known === locale) ?? "en";

function mail(locale: UiLocale, subject: string, words: { lead: string; action: string; end: string }, url: string) {
  const { footer } = WORDS[locale];
  const content = { locale, dir: "ltr" as const, title: subject, paragraphs: [words.lead, words.end], footer };
  return { subject, ...renderMail({ ...content, action: { label: words.action, url } }) };
}

export function resetMail({ locale, name, url }: { locale: string; name: string; url: string }) {
  const key = localeOf(locale);
  const { subject, lead, ...rest } = WORDS[key].reset;
  return mail(key, subject, { ...rest, lead: lead(name) }, url);
}

export function invitationMail({ locale, customer, url }: { locale: string; customer: string; url: string }) {
  const key = localeOf(locale);
  const { subject, lead, ...rest } = WORDS[key].invitation;
  return mail(key, subject(customer), { ...rest, lead: lead(customer) }, url);
}
