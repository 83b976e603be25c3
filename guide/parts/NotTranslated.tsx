import type { ReadText } from "#datachain/text.ts";
import { fill } from "../fill.ts";
import type { Reading } from "../reading.ts";

type Props = { readonly reading: Reading; readonly texts: readonly (ReadText | undefined)[] };

/** One notice per page that its texts are in another language than the chosen one. */
export function NotTranslated({ reading, texts }: Props) {
  const other = texts.find((text) => text?.isFallback);
  if (!other) return null;
  const { words, formats, locale } = reading;
  return (
    <p className="g-untranslated" {...reading.ours}>
      {fill(words.not_translated, { language: formats.language(locale), other: formats.language(other.locale) })}
    </p>
  );
}
