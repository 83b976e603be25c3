import type { Taxonomy } from "#datachain/model.ts";
import { readingOf, type Surroundings } from "#guide/reading.ts";
import type { Visit } from "./visit-site.ts";

/** An address in a language: the site's own needs no word for it. */
export function inLanguage(path: string, locale: string, default_locale: string) {
  if (locale === default_locale) return path;
  const [address = "", anchor] = path.split("#", 2);
  const joint = address.includes("?") ? "&" : "?";
  return `${address}${joint}lang=${encodeURIComponent(locale)}${anchor === undefined ? "" : `#${anchor}`}`;
}

export const imageUrl = (key: string, width: number) => `/media/${encodeURIComponent(key)}?w=${width}`;

type Visitor = Pick<Visit, "frame" | "base" | "locale" | "today">;

/** What a visitor reads with: `path` is where they are, for the switch of languages. */
export function openReading(
  { frame, base, locale, today }: Visitor,
  path: string,
  taxonomies: ReadonlyMap<string, Taxonomy> = new Map(),
) {
  const { site } = frame;
  const joint = path.includes("?") ? "&" : "?";
  const around: Surroundings = {
    imageUrl,
    pageUrl: (to) => base + inLanguage(to, locale, site.default_locale),
    languageUrl: (to) => `${base}${path}${joint}lang=${encodeURIComponent(to)}&remember=1`,
    taxonomyOf: (id) => taxonomies.get(id),
    today,
  };
  return readingOf(site, locale, around);
}
