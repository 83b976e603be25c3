import type { Answer } from "#contract/factsheets.ts";
import { filled } from "./chains.ts";
import { inSix } from "./texts.ts";

export const answer = (value: Answer["value"], more: Partial<Answer> = {}): Answer => ({
  state: "answered",
  visibility: "public",
  source: "city",
  value,
  reason: {},
  withheld_ground: null,
  review_on: null,
  evidence: [],
  ...more,
});
export const words = (en: string, es: string) => filled(inSix(en, es));
export const text = (en: string, es: string) => answer(words(en, es));
