import { variablesFor } from "./lookup.ts";
import type { Category, ChainOrganization, LText, Placement } from "./model.ts";
import { hasRole } from "./roles.ts";
import { isBlank } from "./text.ts";

const NOT_APPLICABLE: LText = {
  en: "Not applicable",
  es: "No se aplica",
  fr: "Sans objet",
  pt: "Não se aplica",
  tl: "Hindi naaangkop",
  km: "មិនអនុវត្តទេ",
};
const NOT_DISCLOSED: LText = {
  en: "Not disclosed",
  es: "No se informa",
  fr: "Non communiqué",
  pt: "Não divulgado",
  tl: "Hindi isiniwalat",
  km: "មិនបានបង្ហាញ",
};

/** In the document's languages only: others would look like missing translations. */
function stopgap(placement: Placement, locales: readonly string[]): LText {
  const text = placement.disclosure === "not_disclosed" ? NOT_DISCLOSED : NOT_APPLICABLE;
  const spoken = Object.entries(text).filter(([locale]) => locales.includes(locale));
  return spoken.length > 0 ? Object.fromEntries(spoken) : { en: text.en ?? "" };
}

export const isStopgap = (text: LText) =>
  Object.entries(text).every(([locale, value]) =>
    [NOT_APPLICABLE, NOT_DISCLOSED].some((known) => Object.hasOwn(known, locale) && known[locale] === value),
  );

/** DTPR requires a duration in retention and storage, even where it makes no sense. */
const asksForDuration = (category: Category) => hasRole(category, "retention") || hasRole(category, "storage");

/** Placeholders for texts DTPR requires but the author need not give. */
export function stopgaps(category: Category, placement: Placement, locales: readonly string[]): Record<string, LText> {
  const asked = variablesFor(category, placement.element_id);
  const isExcused = placement.disclosure === "not_disclosed" || placement.disclosure === "not_applicable";
  const owed = [
    ...(isExcused ? asked.filter(({ required }) => required).map(({ id }) => id) : []),
    ...(asksForDuration(category) && !asked.some(({ id }) => id === "duration") ? ["duration"] : []),
  ];
  return Object.fromEntries(owed.map((id) => [id, stopgap(placement, locales)]));
}

/** DTPR has no organizations: their name and description become texts of the placement. */
export function organizationWords(category: Category, organization: ChainOrganization | undefined) {
  if (!organization || !category.variables.some(({ id }) => id === "title")) return {};
  const { name, headline, description } = organization;
  const about = [description, headline, name].find((text) => !isBlank(text));
  const words: Record<string, LText> = {
    ...(isBlank(name) ? {} : { title: name }),
    ...(about && category.variables.some(({ id }) => id === "description") ? { description: about } : {}),
  };
  return words;
}
