const RTL_LANGUAGES = new Set([
  "ar",
  "arc",
  "ckb",
  "dv",
  "fa",
  "he",
  "ks",
  "nqo",
  "pnb",
  "prs",
  "ps",
  "sd",
  "syr",
  "ug",
  "ur",
  "yi",
]);
const RTL_SCRIPTS = new Set(["arab", "hebr", "thaa", "syrc", "nkoo"]);

/** Writing direction; a script in the tag wins: `ku-Arab`, `az-Latn`. */
export function directionOf(locale: string): "ltr" | "rtl" {
  const [language = "", ...rest] = locale.toLowerCase().split("-");
  const script = rest.find((part) => /^[a-z]{4}$/.test(part));
  return (script ? RTL_SCRIPTS.has(script) : RTL_LANGUAGES.has(language)) ? "rtl" : "ltr";
}
