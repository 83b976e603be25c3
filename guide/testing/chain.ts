import type { LText, Placement } from "#datachain/model.ts";
import { INTERNAL } from "./site.ts";

let placements = 0;
export const placed = (category_id: string, element_id: string, more: Partial<Placement> = {}): Placement => ({
  id: `p-${++placements}`,
  category_id,
  element_id,
  context_value: null,
  identifiability: null,
  organization_id: null,
  subchain_instance_id: null,
  variables: {},
  actions: [],
  sources: [],
  disclosure: "disclosed",
  internal_note: INTERNAL,
  ...more,
});

export const details = (en: string, more: LText = {}) => ({ variables: { additional_description: { en, ...more } } });
