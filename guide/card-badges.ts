import { IDENTIFIABLE_COLORS } from "#datachain/colors.ts";
import { categoryOf, elementAnywhere } from "#datachain/lookup.ts";
import type { Glyph, LText, Shape } from "#datachain/model.ts";
import { hasRole } from "#datachain/roles.ts";
import type { PageCard } from "./content.ts";
import type { Reading } from "./reading.ts";

export type CardElement = {
  readonly id: string;
  readonly role: "purpose" | "technology";
  readonly category: LText;
  readonly title: LText;
  readonly glyph: Glyph;
  readonly shape: Shape;
  readonly fill: string;
};

/** Purpose and technology of a card, with their glyphs. */
export function cardElements({ taxonomyOf }: Reading, card: PageCard): CardElement[] {
  const taxonomy = card.taxonomy_id === null ? undefined : taxonomyOf(card.taxonomy_id);
  if (!taxonomy) return [];
  return card.element_ids.flatMap((id): CardElement[] => {
    const element = elementAnywhere(taxonomy, id);
    const category = element && categoryOf(taxonomy, element.category_id);
    if (!element || !category) return [];
    const role = hasRole(category, "purpose") ? "purpose" : "technology";
    const fill = IDENTIFIABLE_COLORS[card.identifiability ?? "none"];
    return [
      { id, role, category: category.name, title: element.title, glyph: element.glyph, shape: category.shape, fill },
    ];
  });
}
