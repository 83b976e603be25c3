import { type DocumentInput, type Form, splitText } from "./document-form.ts";
import type { Loss, LossCode } from "./document-loss.ts";
import type { LText } from "./model.ts";

/** Context of writing one document. */
export type Writing = {
  readonly input: DocumentInput;
  readonly form: Form;
  /** The languages the document may contain. */
  readonly locales: readonly string[];
  /** Whether the document contains our own vocabulary, and with it the custom elements. */
  readonly withCustom: boolean;
  readonly losses: Loss[];
  readonly instanceIds: ReadonlyMap<string, string>;
  /** The flows that the document itself has. */
  readonly flowIds: ReadonlySet<string>;
};

/** Adds to the loss report. By default our extension keeps what is lost. */
export function lose({ losses }: Pick<Writing, "losses">, code: LossCode, at: string, kept = true) {
  losses.push({ code, at, kept });
}

/** A text in the languages of the document. The caller puts the rest into our extension. */
export function writeText(text: LText, at: string, { locales, losses }: Writing) {
  const split = splitText(text, locales);
  if (split.rest) losses.push({ code: "LOCALES", at, locales: Object.keys(split.rest).toSorted(), kept: true });
  return split;
}
