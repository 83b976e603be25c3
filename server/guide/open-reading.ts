import type { Taxonomy } from "#datachain/model.ts";
import { drawQr } from "#datachain/draw-qr.ts";
import { readingOf, type Surroundings } from "#guide/reading.ts";
import type { Visit } from "./visit-site.ts";

/** Adds the language to a path; the default language needs no parameter. */
export function inLanguage(path: string, locale: string, default_locale: string) {
  if (locale === default_locale) return path;
  const [address = "", anchor] = path.split("#", 2);
  const joint = address.includes("?") ? "&" : "?";
  return `${address}${joint}lang=${encodeURIComponent(locale)}${anchor === undefined ? "" : `#${anchor}`}`;
}

export const imageUrl = (key: string, width: number) => `/media/${encodeURIComponent(key)}?w=${width}`;

/** A link as printed text and as QR code. */
const linkTo = (address: string) => ({ address: address.replace(/^https?:\/\//, ""), qr: drawQr(address) });

/** A code as printed on signs; any other value is ignored. */
const SCANNED = /^[a-z0-9-]{3,32}$/;

/** Scripts, and the link and QR code for print. The preview has neither: its address is not public. */
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

/** The reading for a visitor; `path` is the current page. */
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
