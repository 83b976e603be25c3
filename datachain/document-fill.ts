import type { UiLocale } from "#contract/common.ts";
import { variablesFor } from "./lookup.ts";
import type { Category, ChainOrganization, LText, Placement } from "./model.ts";
import { isBlank } from "./text.ts";

/** Texts in place of those a release demands and the chain does not have. */
const STOPGAPS = {
  not_applicable: {
    en: "Not applicable",
    es: "No se aplica",
    fr: "Sans objet",
    pt: "Não se aplica",
    tl: "Hindi naaangkop",
    km: "មិនអនុវត្តទេ",
  },
  not_disclosed: {
    en: "Not disclosed",
    es: "No se informa",
    fr: "Non communiqué",
    pt: "Não divulgado",
    tl: "Hindi isiniwalat",
    km: "មិនបានបង្ហាញ",
  },
  not_stated: {
    en: "Not stated",
    es: "Sin indicar",
    fr: "Non précisé",
    pt: "Não indicado",
    tl: "Hindi nakasaad",
    km: "មិនបានបញ្ជាក់",
  },
  elsewhere: {
    en: "Stated in another language",
    es: "Indicado en otro idioma",
    fr: "Précisé dans une autre langue",
    pt: "Indicado noutro idioma",
    tl: "Nakasaad sa ibang wika",
    km: "បានបញ្ជាក់ជាភាសាផ្សេង",
  },
} as const satisfies Readonly<Record<string, Readonly<Record<UiLocale, string>>>>;
type Stopgap = keyof typeof STOPGAPS;

const SPOKEN: readonly LText[] = Object.values(STOPGAPS);

function wanted(category: Category, placement: Placement, id: string): Stopgap {
  const { disclosure, element_id } = placement;
  if (disclosure === "not_disclosed" || disclosure === "not_applicable") return disclosure;
  if (!variablesFor(category, element_id).some((variable) => variable.id === id)) return "not_applicable";
  return isBlank(placement.variables[id]) ? "not_stated" : "elsewhere";
}

/** In the document's languages only: others would look like missing translations. */
export function stopgap(category: Category, placement: Placement, id: string, locales: readonly string[]): LText {
  const text: LText = STOPGAPS[wanted(category, placement, id)];
  const spoken = Object.entries(text).filter(([locale]) => locales.includes(locale));
  return spoken.length > 0 ? Object.fromEntries(spoken) : { en: text["en"] ?? "" };
}

export const isStopgap = (text: LText) =>
  Object.entries(text).every(([locale, value]) =>
    SPOKEN.some((known) => Object.hasOwn(known, locale) && known[locale] === value),
  );

/** DTPR has no organizations: their name and description become texts of the placement. */
export function organizationWords(declared: ReadonlySet<string>, organization: ChainOrganization | undefined) {
  if (!organization || !declared.has("title")) return {};
  const { name, headline, description } = organization;
  const about = [description, headline, name].find((text) => !isBlank(text));
  const words: Record<string, LText> = {
    ...(isBlank(name) ? {} : { title: name }),
    ...(about && declared.has("description") ? { description: about } : {}),
  };
  return words;
}
