import { uiLocale } from "#admin/i18n/i18n.ts";
import type { LText } from "#datachain/model.ts";
import { textIn } from "#datachain/text.ts";
import { useChainWork } from "./chain-work.ts";

/** Texts of the vocabulary in the screen's language. */
export function useReadText() {
  const { default_locale } = useChainWork();
  return (text: LText | undefined) => textIn(text, uiLocale(), default_locale)?.text ?? "";
}
