/** Addresses of the short host that are something else, or look as if they were. */
const RESERVED = [
  "admin",
  "api",
  "app",
  "assets",
  "code",
  "config",
  "favicon",
  "github",
  "go",
  "healthz",
  "help",
  "internal",
  "login",
  "maps",
  "media",
  "metrics",
  "readyz",
  "robots",
  "short-codes",
  "static",
  "well-known",
  "www",
];

/** Nobody wants these on a sign. Short ones are looked for in generated codes too, where they come about by chance. */
const RUDE = [
  "anus",
  "arse",
  "ass",
  "cum",
  "cunt",
  "dick",
  "fag",
  "fuck",
  "fuk",
  "fck",
  "kkk",
  "merde",
  "mierda",
  "nazi",
  "nigg",
  "penis",
  "porn",
  "puta",
  "rape",
  "sex",
  "shit",
  "slut",
  "tits",
  "twat",
  "wank",
];
/** Words in which one of them is only a part. */
const HARMLESS =
  /class|pass|assist|asset|assembl|embass|brass|grass|glass|mass|cucumber|document|accumul|parse|sparse|therap|drape|grape|trapez|essex|sussex|computa|disputa|reputa/g;

export const isReservedCode = (code: string) => RESERVED.includes(code);

export function isRudeCode(code: string) {
  const rest = code.replaceAll("-", "").replaceAll(HARMLESS, "");
  return RUDE.some((word) => rest.includes(word));
}
