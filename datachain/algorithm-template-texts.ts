import type { AlgorithmCategoryId } from "./ids.ts";
import { inAllLanguages } from "./in-all-languages.ts";
import type { Placement } from "./model.ts";
import type { ALGORITHM_TEMPLATES, AllTemplateTexts } from "./template-ids.ts";
import { en } from "./template-texts/en.ts";
import { es } from "./template-texts/es.ts";
import { fr } from "./template-texts/fr.ts";
import { km } from "./template-texts/km.ts";
import { pt } from "./template-texts/pt.ts";
import { tl } from "./template-texts/tl.ts";

const TEXTS: Readonly<Record<string, AllTemplateTexts>> = { en, es, fr, pt, tl, km };
const say = (pick: (texts: AllTemplateTexts) => string | undefined) =>
  inAllLanguages(TEXTS, (texts) => pick(texts) ?? "");

/** The variable that an element's text answers, by category. */
const ASKED: Partial<Record<AlgorithmCategoryId, string>> = {
  risks_mitigation: "risk",
  input_dataset: "additional_description",
  output_dataset: "additional_description",
};

type Suggested = Pick<Placement, "category_id" | "element_id"> & { readonly context_value?: string };

/** Draft texts for a template's element. Only the author can name an organization and say how long data is kept. */
export function templateTexts(
  id: (typeof ALGORITHM_TEMPLATES)[number],
  { category_id, element_id, context_value }: Suggested,
): Placement["variables"] {
  const asked = ASKED[category_id as AlgorithmCategoryId];
  if (asked) return { [asked]: say((texts) => texts[id].elements[element_id]) };
  if (category_id === "accountable") {
    const isSupplier = context_value === "vendor";
    return { description: say(({ accountable, supplier }) => (isSupplier ? supplier : accountable)) };
  }
  if (category_id === "rights") return { rights: say(({ rights }) => rights[element_id]) };
  if (category_id !== "affected") return {};
  return {
    title: say((texts) => texts[id].affected.title),
    description: say((texts) => texts[id].affected.description),
  };
}
