import type { Taxonomy } from "#datachain/model.ts";
import { drawQr } from "#datachain/draw-qr.ts";
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

/** What people type, and what their cameras read. */
const linkTo = (address: string) => ({ address: address.replace(/^https?:\/\//, ""), qr: drawQr(address) });

/** A code as it is printed; anything else in the address is nobody's sign. */
const SCANNED = /^[a-z0-9-]{3,32}$/;

/** Scripts and the way back from paper. The preview has neither: it is a look at a page, not its address. */
function publicSurroundings(visit: Visit, path: string) {
  const { services, frame, locale, assets, island, query } = visit;
  const { site, origin } = frame;
  const { scheme, short_host } = services.config;
  const here = (query: string) => inLanguage(path + query, locale, site.default_locale);
  const canonicalUrl = origin + here("");
  return {
    canonicalUrl,
    feedbackUrl: inLanguage("/feedback", locale, site.default_locale),
    dismissUrl: frame.notice_key && here(`${path.includes("?") ? "&" : "?"}dismiss=${frame.notice_key}`),
    isNoticeDismissed: visit.isNoticeDismissed,
    scannedCode: SCANNED.test(query["code"] ?? "") ? query["code"] : undefined,
    islandPageUrl: (name) => here(`${path.includes("?") ? "&" : "?"}with=${name}`),
    island: island && { name: island, src: assets.islands[island] },
    wayBack: (code) => linkTo(code === undefined ? canonicalUrl : `${scheme}://${short_host}/${code}`),
  } satisfies Partial<Surroundings>;
}

/** What a visitor reads with: `path` is where they are. */
export function openReading(visit: Visit, path: string, taxonomies: ReadonlyMap<string, Taxonomy> = new Map()) {
  const { frame, base, locale, today, map } = visit;
  const { site } = frame;
  const joint = path.includes("?") ? "&" : "?";
  const around: Surroundings = {
    imageUrl,
    pageUrl: (to) => base + inLanguage(to, locale, site.default_locale),
    languageUrl: (to) => `${base}${path}${joint}lang=${encodeURIComponent(to)}&remember=1`,
    codeUrl: `${base}/code`,
    taxonomyOf: (id) => taxonomies.get(id),
    today,
    map,
    ...(base === "" && publicSurroundings(visit, path)),
  };
  return readingOf(site, locale, around);
}
