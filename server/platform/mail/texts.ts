import { UI_LOCALES, type UiLocale } from "#contract/common.ts";
import { renderMail } from "./layout.ts";

type Words = {
  reset: { subject: string; lead: (name: string) => string; action: string; end: string };
  invitation: {
    subject: (who: string, customer: string) => string;
    lead: (who: string, customer: string) => string;
    action: string;
    end: string;
  };
  share: {
    subject: (who: string, title: string) => string;
    lead: (who: string, title: string) => string;
    may_view: string;
    may_suggest: string;
    action: string;
    end: (until: string) => string;
  };
  failed_schedule: { subject: (title: string) => string; lead: (title: string) => string; action: string; end: string };
  footer: string;
};

const WORDS: Record<UiLocale, Words> = {
  en: {
    reset: {
      subject: "Set a new password",
      lead: (name) => `Hello ${name}, someone requested a new password for your account.`,
      action: "Set a new password",
      end: "The link works once and expires in one hour. If this was not you, ignore this email. Your password does not change.",
    },
    invitation: {
      subject: (who, customer) => `${who} invited you to help run the guide of ${customer}`,
      lead: (who, customer) => `${who} invited you to help run the guide of ${customer}.`,
      action: "Accept invitation",
      end: "The link works once and expires in 14 days.",
    },
    share: {
      subject: (who, title) => `${who} shared ${title} with you`,
      lead: (who, title) => `${who} has shared “${title}” with you. You do not need an account.`,
      may_view: "You can view it.",
      may_suggest: "You can view it, suggest wording and leave comments.",
      action: "Open",
      end: (until) => `The link works until ${until}. Do not forward it: whoever has it can open it.`,
    },
    failed_schedule: {
      subject: (title) => `Not done as scheduled: ${title}`,
      lead: (title) => `What was scheduled for the page “${title}” did not happen.`,
      action: "Open pages",
      end: "The schedule is still listed with the reason. Nothing changed for residents.",
    },
    footer: "Sent by Guidepost. Please do not reply to this email.",
  },
  es: {
    reset: {
      subject: "Elija una contraseña nueva",
      lead: (name) => `Hola, ${name}: alguien solicitó una contraseña nueva para su cuenta.`,
      action: "Elegir una contraseña nueva",
      end: "El enlace solo se puede usar una vez y caduca en una hora. Si no fue usted, ignore este correo. Su contraseña no cambia.",
    },
    invitation: {
      subject: (who, customer) => `${who} le invita a colaborar en la guía de ${customer}`,
      lead: (who, customer) => `${who} le invita a colaborar en la guía de ${customer}.`,
      action: "Aceptar invitación",
      end: "El enlace solo se puede usar una vez y caduca en 14 días.",
    },
    share: {
      subject: (who, title) => `${who} ha compartido ${title} con usted`,
      lead: (who, title) => `${who} ha compartido «${title}» con usted. No necesita una cuenta.`,
      may_view: "Puede leerlo.",
      may_suggest: "Puede leerlo, sugerir otras palabras y dejar comentarios.",
      action: "Abrir",
      end: (until) => `El enlace funciona hasta el ${until}. No lo reenvíe: cualquiera que lo tenga puede abrirlo.`,
    },
    failed_schedule: {
      subject: (title) => `No se hizo lo programado: ${title}`,
      lead: (title) => `Lo que estaba programado para la página «${title}» no se realizó.`,
      action: "Abrir páginas",
      end: "La programación sigue en la lista con el motivo. Nada cambió para los residentes.",
    },
    footer: "Enviado por Guidepost. No responda a este correo.",
  },
  fr: {
    reset: {
      subject: "Choisissez un nouveau mot de passe",
      lead: (name) => `Bonjour ${name}, quelqu’un a demandé un nouveau mot de passe pour votre compte.`,
      action: "Choisir un nouveau mot de passe",
      end: "Le lien ne sert qu’une fois et expire dans une heure. Si ce n’était pas vous, ignorez cet e-mail. Votre mot de passe ne change pas.",
    },
    invitation: {
      subject: (who, customer) => `${who} vous invite à gérer le guide de ${customer}`,
      lead: (who, customer) => `${who} vous invite à participer à la gestion du guide de ${customer}.`,
      action: "Accepter l’invitation",
      end: "Le lien ne sert qu’une fois et expire dans 14 jours.",
    },
    share: {
      subject: (who, title) => `${who} partage ${title} avec vous`,
      lead: (who, title) => `${who} partage « ${title} » avec vous. Vous n’avez pas besoin de compte.`,
      may_view: "Vous pouvez le lire.",
      may_suggest: "Vous pouvez le lire, proposer d’autres formulations et laisser des commentaires.",
      action: "Ouvrir",
      end: (until) =>
        `Le lien fonctionne jusqu’au ${until}. Ne le transférez pas : toute personne qui l’a peut l’ouvrir.`,
    },
    failed_schedule: {
      subject: (title) => `Planification non exécutée : ${title}`,
      lead: (title) => `Ce qui était planifié pour la page « ${title} » n’a pas eu lieu.`,
      action: "Ouvrir les pages",
      end: "La planification reste dans la liste, avec la raison. Rien n’a changé pour les habitants.",
    },
    footer: "Envoyé par Guidepost. Merci de ne pas répondre à cet e-mail.",
  },
  pt: {
    reset: {
      subject: "Defina uma nova senha",
      lead: (name) => `Olá, ${name}. Alguém solicitou uma nova senha para a sua conta.`,
      action: "Definir uma nova senha",
      end: "O link só pode ser usado uma vez e expira em uma hora. Se não foi você, ignore este e-mail. A sua senha não muda.",
    },
    invitation: {
      subject: (who, customer) => `${who} convidou você para ajudar a cuidar do guia de ${customer}`,
      lead: (who, customer) => `${who} convidou você para ajudar a cuidar do guia de ${customer}.`,
      action: "Aceitar convite",
      end: "O link só pode ser usado uma vez e expira em 14 dias.",
    },
    share: {
      subject: (who, title) => `${who} compartilhou ${title} com você`,
      lead: (who, title) => `${who} compartilhou “${title}” com você. Não é preciso ter uma conta.`,
      may_view: "Você pode ler.",
      may_suggest: "Você pode ler, sugerir outras palavras e deixar comentários.",
      action: "Abrir",
      end: (until) => `O link funciona até ${until}. Não o encaminhe: quem o tiver pode abri-lo.`,
    },
    failed_schedule: {
      subject: (title) => `O agendamento não foi executado: ${title}`,
      lead: (title) => `O que estava agendado para a página “${title}” não aconteceu.`,
      action: "Abrir páginas",
      end: "O agendamento continua na lista, com o motivo. Nada mudou para os moradores.",
    },
    footer: "Enviado pelo Guidepost. Não responda a este e-mail.",
  },
  tl: {
    reset: {
      subject: "Magtakda ng bagong password",
      lead: (name) => `Kumusta ${name}, may humiling ng bagong password para sa iyong account.`,
      action: "Magtakda ng bagong password",
      end: "Isang beses lang magagamit ang link at mag-e-expire sa loob ng isang oras. Kung hindi ikaw ito, balewalain ang email na ito. Hindi magbabago ang iyong password.",
    },
    invitation: {
      subject: (who, customer) => `Inimbitahan ka ni ${who} na tumulong sa gabay ng ${customer}`,
      lead: (who, customer) => `Inimbitahan ka ni ${who} na tumulong sa pagpapatakbo ng gabay ng ${customer}.`,
      action: "Tanggapin ang imbitasyon",
      end: "Isang beses lang magagamit ang link at mag-e-expire sa loob ng 14 na araw.",
    },
    share: {
      subject: (who, title) => `Ibinahagi sa iyo ni ${who} ang ${title}`,
      lead: (who, title) => `Ibinahagi sa iyo ni ${who} ang “${title}”. Hindi mo kailangan ng account.`,
      may_view: "Mababasa mo ito.",
      may_suggest: "Mababasa mo ito, makapagmumungkahi ng ibang salita, at makapag-iiwan ng komento.",
      action: "Buksan",
      end: (until) =>
        `Gagana ang link hanggang ${until}. Huwag itong ipasa: mabubuksan ito ng sinumang may hawak nito.`,
    },
    failed_schedule: {
      subject: (title) => `Hindi natuloy ang naka-iskedyul: ${title}`,
      lead: (title) => `Hindi natuloy ang naka-iskedyul para sa page na “${title}.”`,
      action: "Buksan ang mga page",
      end: "Nasa listahan pa rin ang iskedyul, kasama ang dahilan. Walang nagbago para sa mga residente.",
    },
    footer: "Ipinadala ng Guidepost. Huwag mag-reply sa email na ito.",
  },
  km: {
    reset: {
      subject: "កំណត់ពាក្យសម្ងាត់ថ្មី",
      lead: (name) => `សួស្តី ${name} មានគេបានស្នើសុំពាក្យសម្ងាត់ថ្មីសម្រាប់គណនីរបស់អ្នក។`,
      action: "កំណត់ពាក្យសម្ងាត់ថ្មី",
      end: "តំណនេះប្រើបានតែម្ដង ហើយផុតកំណត់ក្នុងមួយម៉ោង។ បើមិនមែនជាអ្នកទេ សូមកុំខ្វល់នឹងអ៊ីមែលនេះ។ ពាក្យសម្ងាត់របស់អ្នកមិនប្រែប្រួលទេ។",
    },
    invitation: {
      subject: (who, customer) => `${who} អញ្ជើញអ្នកឱ្យជួយគ្រប់គ្រងមគ្គុទ្ទេសក៍របស់ ${customer}`,
      lead: (who, customer) => `${who} បានអញ្ជើញអ្នកឱ្យជួយគ្រប់គ្រងមគ្គុទ្ទេសក៍របស់ ${customer}។`,
      action: "ទទួលយកការអញ្ជើញ",
      end: "តំណនេះប្រើបានតែម្ដង ហើយផុតកំណត់ក្នុងរយៈពេល ១៤ ថ្ងៃ។",
    },
    share: {
      subject: (who, title) => `${who} បានចែករំលែក ${title} ជាមួយអ្នក`,
      lead: (who, title) => `${who} បានចែករំលែក «${title}» ជាមួយអ្នក។ អ្នកមិនចាំបាច់មានគណនីទេ។`,
      may_view: "អ្នកអាចអានវាបាន។",
      may_suggest: "អ្នកអាចអាន ស្នើពាក្យផ្សេង និងទុកមតិយោបល់បាន។",
      action: "បើក",
      end: (until) => `តំណនេះប្រើបានរហូតដល់ ${until}។ សូមកុំបញ្ជូនវាបន្ត៖ អ្នកណាដែលមានវាអាចបើកបាន។`,
    },
    failed_schedule: {
      subject: (title) => `កាលវិភាគមិនបានអនុវត្ត៖ ${title}`,
      lead: (title) => `អ្វីដែលបានកំណត់ពេលសម្រាប់ទំព័រ «${title}» មិនបានអនុវត្តទេ។`,
      action: "បើកទំព័រ",
      end: "កាលវិភាគនេះនៅក្នុងបញ្ជី ដោយមានមូលហេតុ។ អ្វីៗសម្រាប់ប្រជាពលរដ្ឋមិនបានផ្លាស់ប្តូរទេ។",
    },
    footer: "ផ្ញើដោយ Guidepost។ សូមកុំឆ្លើយតបអ៊ីមែលនេះ។",
  },
};

export const localeOf = (locale: string): UiLocale => UI_LOCALES.find((known) => known === locale) ?? "en";

type MailWords = { lead: string; more?: string[]; action: string; end: string; leave?: { label: string; url: string } };

export function composeMail(locale: UiLocale, subject: string, words: MailWords, url: string) {
  const { footer } = WORDS[locale];
  const paragraphs = [words.lead, ...(words.more ?? []), words.end].filter(Boolean);
  const content = { locale, dir: "ltr" as const, title: subject, paragraphs, footer, leave: words.leave };
  return { subject, ...renderMail({ ...content, action: { label: words.action, url } }) };
}

export function resetMail({ locale, name, url }: { locale: string; name: string; url: string }) {
  const key = localeOf(locale);
  const { subject, lead, ...rest } = WORDS[key].reset;
  return composeMail(key, subject, { ...rest, lead: lead(name) }, url);
}

type Invited = { locale: string; invited_by: string | null; customer: string; url: string };

export function invitationMail({ locale, invited_by, customer, url }: Invited) {
  const key = localeOf(locale);
  const { subject, lead, ...rest } = WORDS[key].invitation;
  const who = invited_by || "Guidepost";
  return composeMail(key, subject(who, customer), { ...rest, lead: lead(who, customer) }, url);
}

type Shared = {
  locale: string;
  customer_name: string;
  invited_by: string | null;
  title: string;
  permission: "view" | "suggest";
  until: string;
  url: string;
};

export function shareMail({ locale, customer_name, invited_by, title, permission, until, url }: Shared) {
  const key = localeOf(locale);
  const { subject, lead, action, end, ...may } = WORDS[key].share;
  const who = invited_by ? `${invited_by} (${customer_name})` : customer_name;
  const words = { lead: lead(who, title), more: [may[`may_${permission}`]], action, end: end(until) };
  return composeMail(key, subject(invited_by ?? customer_name, title), words, url);
}

export function failedScheduleMail({ locale, title, url }: { locale: string; title: string; url: string }) {
  const key = localeOf(locale);
  const { subject, lead, ...rest } = WORDS[key].failed_schedule;
  return composeMail(key, subject(title), { ...rest, lead: lead(title) }, url);
}
