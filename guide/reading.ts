import { hasGuideWords } from "#contract/guide-locales.ts";
import type { LText } from "#contract/texts.ts";
import { readerWords } from "#datachain/all-reader-words.ts";
import type { QrDrawing } from "#datachain/draw-qr.ts";
import type { Taxonomy } from "#datachain/model.ts";
import { builtIn } from "#datachain/taxonomies.ts";
import { textIn } from "#datachain/text.ts";
import { guideWords } from "./all-words.ts";
import type { BaseMap } from "./base-map.ts";
import { formatsOf } from "./formats.ts";
import type { Island } from "./islands.ts";
import { directionOf, languageTag } from "./language.ts";
import type { GuideSite } from "./site.ts";

/** The address without `https://`, as people type it, and the code for their cameras. */
type WayBack = { readonly address: string; readonly qr: QrDrawing };

/** What only the server, or the admin's preview, knows: where things are. */
export type Surroundings = {
  readonly imageUrl: (key: string, width: number) => string;
  /** An address of the guide: `/`, `/devices/dock-road`. */
  readonly pageUrl: (path: string) => string;
  /** The page that is shown, in another language. */
  readonly languageUrl: (locale: string) => string;
  /** The page that is shown, without the announcement from now on. */
  readonly dismissUrl?: string | undefined;
  /** The reader has dismissed what is announced. */
  readonly isNoticeDismissed?: boolean | undefined;
  /** Where a form sends what people think. */
  readonly feedbackUrl?: string | undefined;
  /** Of the sign that somebody scanned to get here. */
  readonly scannedCode?: string | undefined;
  /** Where a typed code goes. */
  readonly codeUrl?: string | undefined;
  /** The page that is shown, with a script that somebody asked for: `?with=tools`. */
  readonly islandPageUrl?: ((island: Island) => string) | undefined;
  /** The script that was asked for, and where it is. */
  readonly island?: { readonly name: Island; readonly src: string } | undefined;
  /** From paper: to what the code of a sign leads to, or to the page that is shown. */
  readonly wayBack?: ((code: string | undefined) => WayBack) | undefined;
  /** Where the page that is shown is on the web, for paper and for copying. */
  readonly canonicalUrl?: string | undefined;
  /** What lies around the site's places, where somebody has drawn it. */
  readonly map?: BaseMap | undefined;
  /** Vocabularies that were imported; those that ship are known. */
  readonly taxonomyOf?: ((id: string) => Taxonomy | undefined) | undefined;
  /** Inside the admin: no landmarks of its own, ids that do not meet the screen's, and always light. */
  readonly isPreview?: boolean | undefined;
  /** The day at the site, `2026-11-16`. */
  readonly today: string;
};

type Marked = { readonly lang?: string; readonly dir?: "ltr" };

/** English words inside a page of another language; where that runs from right to left, the direction too. */
const markEnglish = (locale: string): Marked => ({ lang: "en", ...(directionOf(locale) === "rtl" && { dir: "ltr" }) });

export type Reading = ReturnType<typeof readingOf>;

/** One reader's language and everything that is told in it. Every component gets it. */
export function readingOf(site: GuideSite, locale: string, around: Surroundings) {
  return {
    site,
    around,
    locale,
    lang: languageTag(locale),
    dir: directionOf(locale),
    /** Marks the guide's own words where the page's language has none of them: they are English then. */
    ours: hasGuideWords(locale) ? {} : markEnglish(locale),
    /** The id of a part of the page. */
    id: (name: string) => (around.isPreview ? `preview-${name}` : name),
    words: guideWords(locale),
    chainWords: readerWords(locale),
    formats: formatsOf(locale, site.time_zone),
    /** Asked locale, the site's own, whatever there is. */
    read: (text: LText | undefined) => textIn(text, locale, site.default_locale),
    taxonomyOf: (id: string) => around.taxonomyOf?.(id) ?? builtIn(id),
  };
}
