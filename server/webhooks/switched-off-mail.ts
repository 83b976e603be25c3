import type { UiLocale } from "#contract/common.ts";
import { composeMail, localeOf } from "#server/platform/mail/compose-mail.ts";

type Words = {
  subject: (name: string) => string;
  lead: (name: string, customer: string) => string;
  action: string;
  end: string;
};

const WORDS: Record<UiLocale, Words> = {
  en: {
    subject: (name) => `Webhook switched off: ${name}`,
    lead: (name, customer) => `The webhook “${name}” of ${customer} has failed for three days, so it was switched off.`,
    action: "Open the webhook",
    end: "Check the receiving system, send a test, and switch the webhook on again. Events wait for seven days.",
  },
  es: {
    subject: (name) => `Webhook desactivado: ${name}`,
    lead: (name, customer) => `El webhook «${name}» de ${customer} lleva tres días fallando y se ha desactivado.`,
    action: "Abrir el webhook",
    end: "Revise el sistema que lo recibe, envíe una prueba y vuelva a activarlo. Los eventos esperan siete días.",
  },
  fr: {
    subject: (name) => `Webhook désactivé : ${name}`,
    lead: (name, customer) => `Le webhook « ${name} » de ${customer} échoue depuis trois jours. Il a été désactivé.`,
    action: "Ouvrir le webhook",
    end: "Vérifiez le système destinataire, envoyez un test, puis réactivez le webhook. Les événements attendent sept jours.",
  },
  pt: {
    subject: (name) => `Webhook desativado: ${name}`,
    lead: (name, customer) => `O webhook “${name}” de ${customer} falha há três dias e foi desativado.`,
    action: "Abrir o webhook",
    end: "Verifique o sistema que o recebe, envie um teste e ative o webhook de novo. Os eventos esperam sete dias.",
  },
  tl: {
    subject: (name) => `Naka-off na ang webhook: ${name}`,
    lead: (name, customer) => `Tatlong araw nang pumapalya ang webhook na “${name}” ng ${customer}, kaya in-off ito.`,
    action: "Buksan ang webhook",
    end: "Suriin ang tumatanggap na system, magpadala ng test, at i-on muli ang webhook. Pitong araw maghihintay ang mga event.",
  },
  km: {
    subject: (name) => `Webhook ត្រូវបានបិទ៖ ${name}`,
    lead: (name, customer) => `Webhook «${name}» របស់ ${customer} បានបរាជ័យអស់បីថ្ងៃ ដូច្នេះវាត្រូវបានបិទ។`,
    action: "បើក webhook",
    end: "សូមពិនិត្យប្រព័ន្ធដែលទទួល ផ្ញើការសាកល្បង រួចបើក webhook ឡើងវិញ។ ព្រឹត្តិការណ៍រង់ចាំប្រាំពីរថ្ងៃ។",
  },
};

type SwitchedOff = { locale: string; name: string; customer: string; url: string };

export function switchedOffMail({ locale, name, customer, url }: SwitchedOff) {
  const key = localeOf(locale);
  const { subject, lead, ...rest } = WORDS[key];
  return composeMail(key, subject(name), { ...rest, lead: lead(name, customer) }, url);
}
