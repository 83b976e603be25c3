import type { UiLocale } from "#contract/common.ts";
import { composeMail, localeOf } from "#server/platform/mail/compose-mail.ts";

/** A page or report and who asked for it, or who decided on it and with which remark. */
export type MailedPage = { readonly title: string; readonly who: string | null; readonly remark: string | null };

type Words = {
  asked: (count: number, customer: string) => string;
  asked_lead: string;
  asked_end: string;
  by: (page: string, who: string) => string;
  somebody: string;
  approved: (page: string) => string;
  sent_back: (page: string) => string;
  approved_lead: (page: string, who: string) => string;
  sent_back_lead: (page: string, who: string) => string;
  approved_end: string;
  sent_back_end: string;
  more: (count: number) => string;
  open: string;
  review: string;
  open_page: string;
};

const WORDS: Record<UiLocale, Words> = {
  en: {
    asked: (count, customer) =>
      count === 1
        ? `Waiting for your approval at ${customer}`
        : `${count} requests wait for your approval at ${customer}`,
    asked_lead: "Someone asked for this to be made public:",
    asked_end: "Look at what changes, then approve it or send it back. Nothing is public before somebody approves it.",
    by: (page, who) => `“${page}”, asked for by ${who}`,
    somebody: "someone",
    approved: (page) => `Approved: ${page}`,
    sent_back: (page) => `Sent back: ${page}`,
    approved_lead: (page, who) => `${who} approved what you asked for: “${page}”.`,
    sent_back_lead: (page, who) => `${who} sent back what you asked for, “${page}”:`,
    approved_end: "It is public, or will be at its time.",
    sent_back_end: "Change it and ask again.",
    more: (count) => `and ${count} more`,
    open: "Open the list",
    review: "Review it",
    open_page: "Open it",
  },
  es: {
    asked: (count, customer) =>
      count === 1
        ? `Pendiente de su aprobación en ${customer}`
        : `${count} solicitudes esperan su aprobación en ${customer}`,
    asked_lead: "Se ha pedido publicar esto:",
    asked_end: "Revise qué cambia y apruébelo o devuélvalo. Nada es público hasta que alguien lo aprueba.",
    by: (page, who) => `«${page}», pedida por ${who}`,
    somebody: "alguien",
    approved: (page) => `Aprobada: ${page}`,
    sent_back: (page) => `Devuelta: ${page}`,
    approved_lead: (page, who) => `${who} aprobó lo que usted pidió: «${page}».`,
    sent_back_lead: (page, who) => `${who} devolvió lo que usted pidió, «${page}»:`,
    approved_end: "Ya es pública, o lo será a su hora.",
    sent_back_end: "Haga los cambios y vuelva a pedirlo.",
    more: (count) => `y ${count} más`,
    open: "Abrir la lista",
    review: "Revisar",
    open_page: "Abrir",
  },
  fr: {
    asked: (count, customer) =>
      count === 1
        ? `En attente de votre approbation chez ${customer}`
        : `${count} demandes attendent votre approbation chez ${customer}`,
    asked_lead: "On a demandé de rendre public :",
    asked_end: "Regardez ce qui change, puis approuvez ou renvoyez. Rien n’est public avant l’approbation.",
    by: (page, who) => `« ${page} », demandée par ${who}`,
    somebody: "quelqu’un",
    approved: (page) => `Approuvée : ${page}`,
    sent_back: (page) => `Renvoyée : ${page}`,
    approved_lead: (page, who) => `${who} a approuvé votre demande : « ${page} ».`,
    sent_back_lead: (page, who) => `${who} a renvoyé votre demande, « ${page} » :`,
    approved_end: "Elle est publique, ou le sera à l’heure prévue.",
    sent_back_end: "Faites les modifications et redemandez.",
    more: (count) => `et ${count} autres`,
    open: "Ouvrir la liste",
    review: "Examiner",
    open_page: "Ouvrir",
  },
  pt: {
    asked: (count, customer) =>
      count === 1
        ? `Aguardando sua aprovação em ${customer}`
        : `${count} pedidos aguardam sua aprovação em ${customer}`,
    asked_lead: "Pediram para tornar público:",
    asked_end: "Veja o que muda e aprove ou devolva. Nada fica público antes de alguém aprovar.",
    by: (page, who) => `“${page}”, pedida por ${who}`,
    somebody: "alguém",
    approved: (page) => `Aprovada: ${page}`,
    sent_back: (page) => `Devolvida: ${page}`,
    approved_lead: (page, who) => `${who} aprovou o que você pediu: “${page}”.`,
    sent_back_lead: (page, who) => `${who} devolveu o que você pediu, “${page}”:`,
    approved_end: "Ela está pública, ou estará na hora marcada.",
    sent_back_end: "Faça as alterações e peça de novo.",
    more: (count) => `e mais ${count}`,
    open: "Abrir a lista",
    review: "Revisar",
    open_page: "Abrir",
  },
  tl: {
    asked: (count, customer) =>
      count === 1
        ? `Naghihintay ng inyong pag-apruba sa ${customer}`
        : `${count} hiling ang naghihintay ng inyong pag-apruba sa ${customer}`,
    asked_lead: "May humiling na gawing pampubliko ito:",
    asked_end:
      "Tingnan kung ano ang magbabago, saka aprubahan o ibalik. Walang nagiging pampubliko hangga’t walang nag-aapruba.",
    by: (page, who) => `“${page},” hiling ni ${who}`,
    somebody: "isang tao",
    approved: (page) => `Inaprubahan: ${page}`,
    sent_back: (page) => `Ibinalik: ${page}`,
    approved_lead: (page, who) => `Inaprubahan ni ${who} ang hiling ninyo: “${page}.”`,
    sent_back_lead: (page, who) => `Ibinalik ni ${who} ang hiling ninyo, “${page}”:`,
    approved_end: "Pampubliko na ito, o magiging pampubliko sa takdang oras.",
    sent_back_end: "Baguhin ito at humiling muli.",
    more: (count) => `at ${count} pa`,
    open: "Buksan ang listahan",
    review: "Suriin",
    open_page: "Buksan",
  },
  km: {
    asked: (count, customer) =>
      count === 1 ? `រង់ចាំការអនុម័តពីអ្នកនៅ ${customer}` : `សំណើ ${count} រង់ចាំការអនុម័តពីអ្នកនៅ ${customer}`,
    asked_lead: "មានគេស្នើផ្សាយជាសាធារណៈ៖",
    asked_end: "សូមមើលអ្វីដែលផ្លាស់ប្ដូរ រួចអនុម័ត ឬប្រគល់ត្រឡប់។ គ្មានអ្វីជាសាធារណៈទេ មុនពេលមានអ្នកអនុម័ត។",
    by: (page, who) => `«${page}» ស្នើដោយ ${who}`,
    somebody: "មាននរណាម្នាក់",
    approved: (page) => `បានអនុម័ត៖ ${page}`,
    sent_back: (page) => `បានប្រគល់ត្រឡប់៖ ${page}`,
    approved_lead: (page, who) => `${who} បានអនុម័តអ្វីដែលអ្នកស្នើ៖ «${page}»។`,
    sent_back_lead: (page, who) => `${who} បានប្រគល់ត្រឡប់អ្វីដែលអ្នកស្នើ «${page}»៖`,
    approved_end: "វាជាសាធារណៈហើយ ឬនឹងជាសាធារណៈតាមពេលកំណត់។",
    sent_back_end: "សូមកែវា រួចស្នើម្ដងទៀត។",
    more: (count) => `និង ${count} ទៀត`,
    open: "បើកបញ្ជី",
    review: "ពិនិត្យ",
    open_page: "បើក",
  },
};

const MOST_LISTED = 10;

type Asked = { locale: string; customer: string; pages: readonly MailedPage[]; url: string };

/** To a person who may approve. */
export function askedMail({ locale, customer, pages, url }: Asked) {
  const key = localeOf(locale);
  const words = WORDS[key];
  const lines = pages.slice(0, MOST_LISTED).map(({ title, who }) => words.by(title, who ?? words.somebody));
  const left = pages.length - lines.length;
  const more = left > 0 ? [...lines, words.more(left)] : lines;
  const subject = words.asked(pages.length, customer);
  const action = pages.length === 1 ? words.review : words.open;
  return composeMail(key, subject, { lead: words.asked_lead, more, action, end: words.asked_end }, url);
}

type Decided = { locale: string; state: "approved" | "sent_back"; page: MailedPage; url: string };

/** To the person who asked. */
export function decidedMail({ locale, state, page: { title, who, remark }, url }: Decided) {
  const key = localeOf(locale);
  const words = WORDS[key];
  const lead = words[`${state}_lead`](title, who ?? words.somebody);
  const more = remark ? [`“${remark}”`] : [];
  const end = words[`${state}_end`];
  return composeMail(key, words[state](title), { lead, more, action: words.open_page, end }, url);
}
