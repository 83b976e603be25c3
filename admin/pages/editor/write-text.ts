import type { LText } from "#contract/texts.ts";

/** Writes one language of a text; what is emptied is taken out. */
export function writeText(text: LText | undefined, locale: string, value: string): LText {
  const { [locale]: _, ...others } = text ?? {};
  return value === "" ? others : { ...others, [locale]: value };
}
