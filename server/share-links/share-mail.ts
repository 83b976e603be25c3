import type { UiLocale } from "#contract/common.ts";
import { composeMail, localeOf } from "#server/platform/mail/compose-mail.ts";

type Words = {
  subject: (who: string, title: string) => string;
  lead: (who: string, title: string) => string;
  may_view: string;
  may_suggest: string;
  action: string;
  end: (until: string) => string;
};

const WORDS: Record<UiLocale, Words> = {
  en: {
    subject: (who, title) => `${who} shared ${title} with you`,
    lead: (who, title) => `${who} has shared “${title}” with you. You do not need an account.`,
    may_view: "You can view it.",
    may_suggest: "You can view it, suggest wording and leave comments.",
    action: "Open",
    end: (until) => `The link works until ${until}. Do not forward it: whoever has it can open it.`,
  },
  es: {
    subject: (who, title) => `${who} ha compartido ${title} con usted`,
    lead: (who, title) => `${who} ha compartido «${title}» con usted. No necesita una cuenta.`,
    may_view: "Puede leerlo.",
    may_suggest: "Puede leerlo, sugerir textos y dejar comentarios.",
    action: "Abrir",
    end: (until) => `El enlace funciona hasta el ${until}. No lo reenvíe: cualquiera que lo tenga puede abrirlo.`,
  },
  fr: {
    subject: (who, title) => `${who} partage ${title} avec vous`,
    lead: (who, title) => `${who} partage « ${title} » avec vous. Vous n’avez pas besoin de compte.`,
    may_view: "Vous pouvez le lire.",
    may_suggest: "Vous pouvez le lire, suggérer une formulation et laisser des commentaires.",
    action: "Ouvrir",
    end: (until) =>
      `Le lien fonctionne jusqu’au ${until}. Ne le transférez pas : toute personne qui l’a peut l’ouvrir.`,
  },
  pt: {
    subject: (who, title) => `${who} compartilhou ${title} com você`,
    lead: (who, title) => `${who} compartilhou “${title}” com você. Não é preciso ter uma conta.`,
    may_view: "Você pode ler.",
    may_suggest: "Você pode ler, sugerir textos e deixar comentários.",
    action: "Abrir",
    end: (until) => `O link funciona até ${until}. Não o encaminhe: quem o tiver pode abri-lo.`,
  },
  tl: {
    subject: (who, title) => `Ibinahagi sa iyo ni ${who} ang ${title}`,
    lead: (who, title) => `Ibinahagi sa iyo ni ${who} ang “${title}”. Hindi mo kailangan ng account.`,
    may_view: "Mababasa mo ito.",
    may_suggest: "Mababasa mo ito, makapagmumungkahi ng salita, at makapag-iiwan ng komento.",
    action: "Buksan",
    end: (until) => `Gagana ang link hanggang ${until}. Huwag itong ipasa: mabubuksan ito ng sinumang may hawak nito.`,
  },
  km: {
    subject: (who, title) => `${who} បានចែករំលែក ${title} ជាមួយអ្នក`,
    lead: (who, title) => `${who} បានចែករំលែក «${title}» ជាមួយអ្នក។ អ្នកមិនចាំបាច់មានគណនីទេ។`,
    may_view: "អ្នកអាចអានវាបាន។",
    may_suggest: "អ្នកអាចអាន ស្នើពាក្យ និងផ្តល់មតិបាន។",
    action: "បើក",
    end: (until) => `តំណនេះប្រើបានរហូតដល់ ${until}។ សូមកុំបញ្ជូនវាបន្ត៖ អ្នកណាដែលមានវាអាចបើកបាន។`,
  },
};

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
  const { subject, lead, action, end, ...may } = WORDS[key];
  const who = invited_by ? `${invited_by} (${customer_name})` : customer_name;
  const words = { lead: lead(who, title), more: [may[`may_${permission}`]], action, end: end(until) };
  return composeMail(key, subject(invited_by ?? customer_name, title), words, url);
}
