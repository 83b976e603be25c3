import type { LText, Placement } from "#datachain/model.ts";
import { newPlacement } from "#datachain/template-content.ts";
import { INTERNAL } from "./site.ts";

let placements = 0;
export const placed = (category_id: string, element_id: string, more: Partial<Placement> = {}): Placement =>
  newPlacement({ category_id, element_id, internal_note: INTERNAL, ...more }, () => `p-${++placements}`);

export const details = (en: string, more: LText = {}) => ({ variables: { additional_description: { en, ...more } } });
