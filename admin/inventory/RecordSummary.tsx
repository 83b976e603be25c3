import type { ReactNode } from "react";
import { languageName } from "#admin/i18n/languages.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { imageUrl } from "#admin/records/image-url.ts";
import { cx } from "#admin/ui/cx.ts";
import type { Icon } from "#admin/ui/icon.ts";
import type { Fallbacks } from "#contract/texts.ts";

interface Translated {
  text: string | null;
  /** Fallback text, if this language has none. */
  fallback: Fallbacks[string] | undefined;
  locale: string;
}

const langOf = ({ text, fallback, locale }: Translated) => languageTag(text ? locale : (fallback?.locale ?? locale));

interface SummaryImageProps {
  image_key: string | null;
  alt: Translated;
  icon: Icon;
  /** "object-cover" for photos, "object-contain" for drawings. */
  fit: "object-cover" | "object-contain";
  words: { none: string; no_alt: string };
}

/** An image, with a warning if it has no alternative text. */
export function SummaryImage({ image_key, alt, icon: Glyph, fit, words }: SummaryImageProps) {
  const frame = "h-42 w-60 flex-none overflow-hidden rounded-md border bg-sunken max-sm:w-full";
  if (!image_key)
    return (
      <div className={`${frame} grid place-items-center border-dashed border-control text-center text-sm text-muted`}>
        <span className="flex flex-col items-center gap-1">
          <Glyph size={20} aria-hidden />
          {words.none}
        </span>
      </div>
    );
  const text = alt.text ?? alt.fallback?.text ?? "";
  return (
    <figure className="max-w-60 max-sm:max-w-full max-sm:flex-1">
      <img src={imageUrl(image_key, 640)} alt={text} lang={langOf(alt)} className={cx(frame, "border-border", fit)} />
      {text === "" && <figcaption className="mt-1 text-sm text-warning">{words.no_alt}</figcaption>}
    </figure>
  );
}

interface SummaryTextProps {
  summary: Translated;
  words: { none: string; shown_in: (language: string) => string };
}

export function SummaryText({ summary, words }: SummaryTextProps) {
  const { text, fallback } = summary;
  const shown = text ?? fallback?.text;
  if (!shown) return <p className="text-muted">{words.none}</p>;
  return (
    <>
      <p lang={langOf(summary)} dir="auto" className="text-lg [overflow-wrap:anywhere]">
        {shown}
      </p>
      {!text && fallback && <p className="mt-1 text-sm text-muted">{words.shown_in(languageName(fallback.locale))}</p>}
    </>
  );
}

/** Name and value pairs; empty ones are skipped. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  const known = facts.filter(([, value]) => Boolean(value));
  if (known.length === 0) return null;
  return (
    <dl className="grid gap-x-6 gap-y-3 border-t border-border pt-4 sm:grid-cols-2">
      {known.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
