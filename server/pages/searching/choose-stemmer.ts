/** The languages that PostgreSQL knows the endings of. In all others words are found as they are written. */
const STEMMERS: Readonly<Record<string, string>> = {
  ar: "arabic",
  ca: "catalan",
  da: "danish",
  de: "german",
  el: "greek",
  en: "english",
  es: "spanish",
  eu: "basque",
  fi: "finnish",
  fr: "french",
  ga: "irish",
  hi: "hindi",
  hu: "hungarian",
  hy: "armenian",
  id: "indonesian",
  it: "italian",
  lt: "lithuanian",
  nb: "norwegian",
  ne: "nepali",
  nl: "dutch",
  nn: "norwegian",
  no: "norwegian",
  pt: "portuguese",
  ro: "romanian",
  ru: "russian",
  sr: "serbian",
  sv: "swedish",
  ta: "tamil",
  tr: "turkish",
  yi: "yiddish",
};

/** The name of a dictionary of PostgreSQL. */
export function stemmerFor(locale: string) {
  const [language = ""] = locale.toLowerCase().split("-");
  const stemmer = STEMMERS[language];
  return stemmer ? `${stemmer}_stem` : "simple";
}
