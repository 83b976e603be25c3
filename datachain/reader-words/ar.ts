import type { ReaderWords } from "../reader-words.ts";

export const ar: ReaderWords = {
  undisclosed: "غير مُفصح عنه.",
  missing: "لم يُذكر شيء عن هذا بعد.",
  no_answer: "لا جواب بعد",
  proposed: "ليس جزءًا من المعيار",
  sources: "المصادر",
  disclosure: {
    disclosed: "مُفصح عنه",
    partly_disclosed: "مُفصح عنه جزئيًا",
    not_disclosed: "غير مُفصح عنه",
    not_applicable: "لا ينطبق",
  },
  here: "هنا",
  more: "و{count} أخرى",
  identifiability: {
    none: "غير شخصي",
    de_identified: "بلا هوية",
    identifiable: "يكشف هويتك",
  },
  sentences: {
    and: " و",
    comma: "، ",
    kept: "تُحفظ البيانات {time} {place}.",
    undisclosed: "{category}: غير مُفصح عنه. {reason}",
    missing: "{category}: لم يُذكر شيء بعد.",
    identifiability: {
      none: "لا تجمع بيانات تحدد هوية الناس.",
      de_identified: "لا تُحفظ بيانات تحدد هوية الناس.",
      identifiable: "يمكنها تحديد هوية الناس.",
    },
    gap: "[نص ناقص]",
  },
};
