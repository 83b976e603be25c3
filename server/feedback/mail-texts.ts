import type { UiLocale } from "#contract/common.ts";
import { composeMail, localeOf } from "#server/platform/mail/compose-mail.ts";

/** Numbers follow a colon, which avoids plural forms. */
type Words = {
  assigned: {
    subject: (title: string) => string;
    lead: (who: string, title: string, customer: string) => string;
    comment: (comment: string) => string;
    action: string;
    end: string;
  };
  digest: {
    subject: string;
    lead: { daily: string; weekly: string };
    responses: string;
    comments: string;
    unassigned: string;
    assigned: string;
    action: string;
    leave: string;
    end: string;
  };
};

const WORDS: Record<UiLocale, Words> = {
  en: {
    assigned: {
      subject: (title) => `A comment for you: ${title}`,
      lead: (who, title, customer) => `${who} assigned you a comment on the page “${title}” of ${customer}.`,
      comment: (comment) => `“${comment}”`,
      action: "Open the comment",
      end: "Email addresses, phone numbers and number plates are hidden in the comment.",
    },
    digest: {
      subject: "What residents said",
      lead: {
        daily: "Since the last digest, yesterday or earlier:",
        weekly: "Since the last digest, a week ago or earlier:",
      },
      responses: "New responses",
      comments: "New comments",
      unassigned: "New comments that nobody has taken on",
      assigned: "Open comments assigned to you",
      action: "Open the inbox",
      leave: "Stop these digests",
      end: "You can change how often you get this in your profile.",
    },
  },
  es: {
    assigned: {
      subject: (title) => `Un comentario para usted: ${title}`,
      lead: (who, title, customer) => `${who} le ha asignado un comentario sobre la página «${title}» de ${customer}.`,
      comment: (comment) => `«${comment}»`,
      action: "Abrir el comentario",
      end: "En el comentario se ocultan correos, teléfonos y matrículas.",
    },
    digest: {
      subject: "Lo que dijo la gente",
      lead: {
        daily: "Desde el último resumen, ayer o antes:",
        weekly: "Desde el último resumen, hace una semana o más:",
      },
      responses: "Respuestas nuevas",
      comments: "Comentarios nuevos",
      unassigned: "Comentarios nuevos que nadie ha tomado",
      assigned: "Comentarios abiertos asignados a usted",
      action: "Abrir la bandeja",
      leave: "Dejar de recibir estos resúmenes",
      end: "En su perfil puede cambiar con qué frecuencia lo recibe.",
    },
  },
  fr: {
    assigned: {
      subject: (title) => `Un commentaire pour vous : ${title}`,
      lead: (who, title, customer) => `${who} vous a confié un commentaire sur la page « ${title} » de ${customer}.`,
      comment: (comment) => `« ${comment} »`,
      action: "Ouvrir le commentaire",
      end: "Les adresses e-mail, numéros de téléphone et plaques sont masqués dans le commentaire.",
    },
    digest: {
      subject: "Ce que les habitants ont dit",
      lead: {
        daily: "Depuis le dernier résumé, hier ou avant :",
        weekly: "Depuis le dernier résumé, il y a une semaine ou plus :",
      },
      responses: "Nouvelles réponses",
      comments: "Nouveaux commentaires",
      unassigned: "Nouveaux commentaires que personne ne suit",
      assigned: "Commentaires ouverts qui vous sont confiés",
      action: "Ouvrir la boîte de réception",
      leave: "Ne plus recevoir ces résumés",
      end: "Vous pouvez changer la fréquence dans votre profil.",
    },
  },
  pt: {
    assigned: {
      subject: (title) => `Um comentário para você: ${title}`,
      lead: (who, title, customer) => `${who} atribuiu a você um comentário sobre a página “${title}” de ${customer}.`,
      comment: (comment) => `“${comment}”`,
      action: "Abrir o comentário",
      end: "E-mails, telefones e placas ficam ocultos no comentário.",
    },
    digest: {
      subject: "O que os moradores disseram",
      lead: {
        daily: "Desde o último resumo, ontem ou antes:",
        weekly: "Desde o último resumo, há uma semana ou mais:",
      },
      responses: "Novas respostas",
      comments: "Novos comentários",
      unassigned: "Novos comentários sem responsável",
      assigned: "Comentários abertos atribuídos a você",
      action: "Abrir a caixa de entrada",
      leave: "Parar de receber estes resumos",
      end: "No seu perfil você muda a frequência.",
    },
  },
  tl: {
    assigned: {
      subject: (title) => `May komentong para sa iyo: ${title}`,
      lead: (who, title, customer) =>
        `Itinalaga sa iyo ni ${who} ang isang komento sa page na “${title}” ng ${customer}.`,
      comment: (comment) => `“${comment}”`,
      action: "Buksan ang komento",
      end: "Nakatago sa komento ang mga email, numero ng telepono at plaka.",
    },
    digest: {
      subject: "Ang sinabi ng mga residente",
      lead: {
        daily: "Mula noong huling buod, kahapon o mas maaga:",
        weekly: "Mula noong huling buod, isang linggo na o higit pa:",
      },
      responses: "Mga bagong sagot",
      comments: "Mga bagong komento",
      unassigned: "Mga bagong komentong wala pang humahawak",
      assigned: "Mga bukas na komentong nakatalaga sa iyo",
      action: "Buksan ang inbox",
      leave: "Itigil ang mga buod na ito",
      end: "Mababago mo sa iyong profile kung gaano kadalas mo ito matatanggap.",
    },
  },
  km: {
    assigned: {
      subject: (title) => `មតិមួយសម្រាប់អ្នក៖ ${title}`,
      lead: (who, title, customer) => `${who} បានប្រគល់មតិមួយលើទំព័រ «${title}» របស់ ${customer} ឱ្យអ្នក។`,
      comment: (comment) => `«${comment}»`,
      action: "បើកមតិ",
      end: "អាសយដ្ឋានអ៊ីមែល លេខទូរស័ព្ទ និងស្លាកលេខត្រូវបានលាក់ក្នុងមតិ។",
    },
    digest: {
      subject: "អ្វីដែលប្រជាពលរដ្ឋបាននិយាយ",
      lead: {
        daily: "តាំងពីសេចក្តីសង្ខេបមុន ម្សិលមិញ ឬមុននេះ៖",
        weekly: "តាំងពីសេចក្តីសង្ខេបមុន មួយសប្តាហ៍ ឬយូរជាងនេះ៖",
      },
      responses: "ចម្លើយថ្មី",
      comments: "មតិថ្មី",
      unassigned: "មតិថ្មីដែលគ្មានអ្នកទទួលបន្ទុក",
      assigned: "មតិបើកដែលបានប្រគល់ឱ្យអ្នក",
      action: "បើកប្រអប់មតិ",
      leave: "ឈប់ទទួលសេចក្តីសង្ខេបទាំងនេះ",
      end: "អ្នកអាចប្តូរភាពញឹកញាប់ក្នុងប្រវត្តិរូបរបស់អ្នក។",
    },
  },
};

type Assigned = {
  locale: string;
  who: string;
  customer: string;
  title: string;
  /** With personal data redacted; null for faces without a comment. */
  comment: string | null;
  url: string;
};

export function assignedMail({ locale, who, customer, title, comment, url }: Assigned) {
  const key = localeOf(locale);
  const { subject, lead, comment: quote, action, end } = WORDS[key].assigned;
  const words = comment
    ? { lead: lead(who, title, customer), more: [quote(comment)], action, end }
    : { lead: lead(who, title, customer), action, end: "" };
  return composeMail(key, subject(title), words, url);
}

/** One customer's part of a digest. */
export type DigestPart = {
  readonly customer: string;
  readonly responses: number;
  readonly comments: number;
  readonly unassigned: number;
  readonly assigned: number;
};

type Digest = {
  locale: string;
  every: "daily" | "weekly";
  parts: readonly DigestPart[];
  url: string;
  leave_url: string;
};

export function digestMail({ locale, every, parts, url, leave_url }: Digest) {
  const key = localeOf(locale);
  const { subject, lead, action, leave, end, ...names } = WORDS[key].digest;
  const counted = ["responses", "comments", "unassigned", "assigned"] as const;
  const more = parts.map((part) =>
    [part.customer, ...counted.filter((name) => part[name] > 0).map((name) => `${names[name]}: ${part[name]}`)].join(
      "\n",
    ),
  );
  const words = { lead: lead[every], more, action, end, leave: { label: leave, url: leave_url } };
  return composeMail(key, subject, words, url);
}
