/** Paths of the short host that are in use, or look official. */
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

/** Offensive words. Short ones are also checked in generated codes, where they occur by chance. */
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
/** Harmless words that contain one of them. */
const HARMLESS =
  /class|pass|assist|asset|assembl|embass|brass|grass|glass|mass|cucumber|document|accumul|parse|sparse|therap|drape|grape|trapez|essex|sussex|computa|disputa|reputa/g;

export const isReservedCode = (code: string) => RESERVED.includes(code);

export function isRudeCode(code: string) {
  const rest = code.replaceAll("-", "").replaceAll(HARMLESS, "");
  return RUDE.some((word) => rest.includes(word));
}
