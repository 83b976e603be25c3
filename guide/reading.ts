import { guideLocale, hasGuideWords } from "#contract/guide-locales.ts";
import type { LText } from "#contract/texts.ts";
import { readerWords } from "#datachain/all-reader-words.ts";
import type { QrDrawing } from "#datachain/draw-qr.ts";
import type { Taxonomy } from "#datachain/model.ts";
import { builtIn } from "#datachain/taxonomies.ts";
import { textIn } from "#datachain/text.ts";
import { FACT_TERMS } from "#terms/fact-terms.ts";
import { guideWords } from "./all-words.ts";
import type { BaseMap } from "./base-map.ts";
import { formatsOf } from "./formats.ts";
import type { Island } from "./islands.ts";
import { directionOf, languageTag } from "./language.ts";
import type { GuideSite } from "./site.ts";

/** The address without `https://`, as people type it, and its QR code. */
type WayBack = { readonly address: string; readonly qr: QrDrawing };

/** Addresses and data that only the server, or the admin's preview, can provide. */
export type Surroundings = {
  readonly imageUrl: (key: string, width: number) => string;
  /** Address of a path: `/`, `/devices/dock-road`. */
  readonly pageUrl: (path: string) => string;
  /** The current page in another language. */
  readonly languageUrl: (locale: string) => string;
  /** The current page, with the announcement dismissed. */
  readonly dismissUrl?: string | undefined;
  /** The reader has dismissed the announcement. */
  readonly isNoticeDismissed?: boolean | undefined;
  /** Where the feedback form is sent. */
  readonly feedbackUrl?: string | undefined;
  /** Code of the scanned sign that led here. */
  readonly scannedCode?: string | undefined;
  /** Target of the code form. */
  readonly codeUrl?: string | undefined;
  /** The current page with an optional script: `?with=tools`. */
  readonly islandPageUrl?: ((island: Island) => string) | undefined;
  /** The requested script and its address. */
  readonly island?: { readonly name: Island; readonly src: string } | undefined;
  /** For print: where the sign's code leads, or the current page. */
  readonly wayBack?: ((code: string | undefined) => WayBack) | undefined;
  /** Absolute address of the current page, for print and for copying. */
  readonly canonicalUrl?: string | undefined;
  /** Base map around the site's places, if one was drawn. */
  readonly map?: BaseMap | undefined;
  /** Finds imported vocabularies; built-in ones are known. */
  readonly taxonomyOf?: ((id: string) => Taxonomy | undefined) | undefined;
  /** Inside the admin: no landmarks, ids that cannot collide with the admin's, and always light. */
  readonly isPreview?: boolean | undefined;
  /** Today in the site's time zone: `2026-11-16`. */
  readonly today: string;
};

type Marked = { readonly lang?: string; readonly dir?: "ltr" };

/** Marks English words in a page of another language; in right-to-left pages with their direction. */
const markEnglish = (locale: string): Marked => ({ lang: "en", ...(directionOf(locale) === "rtl" && { dir: "ltr" }) });

export type Reading = ReturnType<typeof readingOf>;

/** A reader's language with all words and formats. Every component gets it. */
export function readingOf(site: GuideSite, locale: string, around: Surroundings) {
  return {
    site,
    around,
    locale,
    lang: languageTag(locale),
    dir: directionOf(locale),
    /** Marks the guide's own words as English where they have no translation. */
    ours: hasGuideWords(locale) ? {} : markEnglish(locale),
    /** Id of an element of the page. */
    id: (name: string) => (around.isPreview ? `preview-${name}` : name),
    words: guideWords(locale),
    /** Names of facts about devices and algorithms. */
    facts: FACT_TERMS[guideLocale(locale)],
    chainWords: readerWords(locale),
    formats: formatsOf(locale, site.time_zone),
    /** Reads a text in the requested language, else the site's default, else any. */
    read: (text: LText | undefined) => textIn(text, locale, site.default_locale),
    taxonomyOf: (id: string) => around.taxonomyOf?.(id) ?? builtIn(id),
  };
}
