import { type GuideLocale, guideLocale } from "#contract/guide-locales.ts";
import { READER_WORDS } from "../all-reader-words.ts";
import type { Identifiability } from "../model.ts";

/** Words on a sign that come neither from its page nor from its chain. */
export type SignWords = {
  /** `Follows DTPR, dtpr.io, {license}` */
  readonly follows: string;
  /** Below the name of an organization. */
  readonly accountable: string;
  /** Above the address. */
  readonly scan: string;
  /** For a sign whose page has no text. */
  readonly more: string;
  /** Before a telephone number. */
  readonly questions: string;
  readonly identifiability: Readonly<Record<Identifiability, string>>;
};

type Own = Omit<SignWords, "identifiability">;

const OWN: Readonly<Record<GuideLocale, Own>> = {
  en: {
    follows: "Follows DTPR, dtpr.io, {license}",
    accountable: "is accountable",
    scan: "Scan, or type",
    more: "Scan to see what is stored and what you can do.",
    questions: "Questions",
  },
  es: {
    follows: "Sigue DTPR, dtpr.io, {license}",
    accountable: "es responsable",
    scan: "Escanee o escriba",
    more: "Escanee para ver qué se guarda y qué puede hacer.",
    questions: "Preguntas",
  },
  fr: {
    follows: "Conforme à DTPR, dtpr.io, {license}",
    accountable: "est responsable",
    scan: "Scannez ou saisissez",
    more: "Scannez pour voir ce qui est conservé et ce que vous pouvez faire.",
    questions: "Questions",
  },
  pt: {
    follows: "Segue o DTPR, dtpr.io, {license}",
    accountable: "é responsável",
    scan: "Leia o código ou digite",
    more: "Leia o código para ver o que é guardado e o que você pode fazer.",
    questions: "Dúvidas",
  },
  tl: {
    follows: "Sumusunod sa DTPR, dtpr.io, {license}",
    accountable: "ang nananagot",
    scan: "I-scan o i-type",
    more: "I-scan para makita kung ano ang iniimbak at kung ano ang magagawa mo.",
    questions: "May tanong?",
  },
  km: {
    follows: "តាមស្តង់ដារ DTPR, dtpr.io, {license}",
    accountable: "ទទួលខុសត្រូវ",
    scan: "ស្កេន ឬវាយ",
    more: "ស្កេនដើម្បីមើលអ្វីដែលត្រូវបានរក្សាទុក និងអ្វីដែលអ្នកអាចធ្វើបាន។",
    questions: "សំណួរ",
  },
  ar: {
    follows: "وفق DTPR · dtpr.io · {license}",
    accountable: "الجهة المسؤولة",
    scan: "امسح الرمز أو اكتب",
    more: "امسح الرمز لمعرفة ما يُحفظ وما يمكنك فعله.",
    questions: "للاستفسار",
  },
};

export function signWords(...locales: readonly string[]): SignWords {
  const spoken = guideLocale(...locales);
  return { ...OWN[spoken], identifiability: READER_WORDS[spoken].identifiability };
}
