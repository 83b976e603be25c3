import type { UiLocale } from "#contract/common.ts";
import { composeMail, localeOf } from "#server/platform/mail/compose-mail.ts";

type Words = { subject: string; lead: (name: string) => string; action: string; end: string };

const WORDS: Record<UiLocale, Words> = {
  en: {
    subject: "Set a new password",
    lead: (name) => `Hello ${name}, someone requested a new password for your account.`,
    action: "Set a new password",
    end: "The link works once and expires in one hour. If this was not you, ignore this email. Your password does not change.",
  },
  es: {
    subject: "Elija una contraseña nueva",
    lead: (name) => `Hola, ${name}: alguien solicitó una contraseña nueva para su cuenta.`,
    action: "Elegir una contraseña nueva",
    end: "El enlace solo se puede usar una vez y caduca en una hora. Si no fue usted, ignore este correo. Su contraseña no cambia.",
  },
  fr: {
    subject: "Choisissez un nouveau mot de passe",
    lead: (name) => `Bonjour ${name}, quelqu’un a demandé un nouveau mot de passe pour votre compte.`,
    action: "Choisir un nouveau mot de passe",
    end: "Le lien ne sert qu’une fois et expire dans une heure. Si ce n’était pas vous, ignorez cet e-mail. Votre mot de passe ne change pas.",
  },
  pt: {
    subject: "Defina uma nova senha",
    lead: (name) => `Olá, ${name}. Alguém solicitou uma nova senha para a sua conta.`,
    action: "Definir uma nova senha",
    end: "O link só pode ser usado uma vez e expira em uma hora. Se não foi você, ignore este e-mail. A sua senha não muda.",
  },
  tl: {
    subject: "Magtakda ng bagong password",
    lead: (name) => `Kumusta ${name}, may humiling ng bagong password para sa iyong account.`,
    action: "Magtakda ng bagong password",
    end: "Isang beses lang magagamit ang link at mag-e-expire sa loob ng isang oras. Kung hindi ikaw ito, balewalain ang email na ito. Hindi magbabago ang iyong password.",
  },
  km: {
    subject: "កំណត់ពាក្យសម្ងាត់ថ្មី",
    lead: (name) => `សួស្តី ${name} មានគេបានស្នើសុំពាក្យសម្ងាត់ថ្មីសម្រាប់គណនីរបស់អ្នក។`,
    action: "កំណត់ពាក្យសម្ងាត់ថ្មី",
    end: "តំណនេះប្រើបានតែម្ដង ហើយផុតកំណត់ក្នុងមួយម៉ោង។ បើមិនមែនជាអ្នកទេ សូមកុំខ្វល់នឹងអ៊ីមែលនេះ។ ពាក្យសម្ងាត់របស់អ្នកមិនប្រែប្រួលទេ។",
  },
};

export function resetMail({ locale, name, url }: { locale: string; name: string; url: string }) {
  const key = localeOf(locale);
  const { subject, lead, ...rest } = WORDS[key];
  return composeMail(key, subject, { ...rest, lead: lead(name) }, url);
}
