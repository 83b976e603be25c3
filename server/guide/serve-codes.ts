import type { FastifyReply, FastifyRequest } from "fastify";
import { isMistyped, plainCode } from "#contract/code-characters.ts";
import { PLAIN_STYLE } from "#guide/plain-pages.ts";
import { faceStyle, type SignFace } from "#guide/sign-face.ts";
import { blankCodePage, endedCodePage, enterCodePage, unknownCodePage, waitingCodePage } from "#guide/sign-pages.ts";
import type { Readers } from "#server/analytics/counting/count-readers.ts";
import { dropReasonOf } from "#server/analytics/counting/detect-robots.ts";
import type { Services } from "#server/platform/services.ts";
import type { KnownCode } from "#server/short-codes/read-codes.ts";
import { createCodeCache } from "#server/short-codes/code-cache.ts";
import { orphanKey, scanKey } from "#server/short-codes/scans/write-scans.ts";
import { type GuideResponse, type GuideRequest, sendResponse } from "./guide-response.ts";
import { chooseLanguage } from "./choose-language.ts";
import type { Changes } from "./change-listener.ts";
import { settleWithin } from "./versioned-cache.ts";
import { imageUrl } from "./open-reading.ts";
import { readAddress } from "./read-address.ts";
import { sendPlain } from "./send-plain.ts";
import { htmlHeaders, NEVER } from "./write-headers.ts";

/** No code is longer, nor close to one. */
const LONGEST = 40;
/** How long the scan of a known code waits for a newer target. */
const PATIENCE_MS = 1000;
const MAY_BE_CODE = /^[a-z0-9/-]+$/;

/** Fast path for nearly all codes: no URL parsing. */
const PLAIN_CODE = /^\/[a-z0-9-]+$/;

/** The scanned or typed code: `/7kd2mp`, or `/?code=7kd2mp` from the form. */
function askedCode(url: string) {
  if (PLAIN_CODE.test(url)) return url.slice(1);
  const address = readAddress(url);
  if (!address) return undefined;
  const typed = address.path === "/" ? (address.query.get("code") ?? "") : address.path.slice(1);
  return plainCode(typed).replace(/\/$/, "");
}

const MOST_REMEMBERED = 1000;
const languages = new WeakMap<KnownCode["site"], Map<string, string>>();

/**
 * Phones in a town send the same few Accept-Language headers. A reloaded site is a new object, so its cache starts
 * empty.
 */
function languageAt(site: KnownCode["site"], accepted = "") {
  const known = languages.get(site) ?? new Map<string, string>();
  const found = known.get(accepted);
  if (found !== undefined) return found;
  if (known.size >= MOST_REMEMBERED) known.clear();
  const { locale } = chooseLanguage(site, { lang: undefined, cookie: undefined, accepted });
  languages.set(site, known.set(accepted, locale));
  return locale;
}

const leads = new WeakMap<KnownCode, GuideResponse>();

/** The redirect, shared by everyone until the code changes. */
function leadTo(known: KnownCode, location: string) {
  const answer = leads.get(known) ?? {
    status: 302,
    headers: { location, "cache-control": NEVER, "x-robots-tag": "noindex" },
  };
  leads.set(known, answer);
  return answer;
}

const LOGO_PIXELS = 240;

const faceOf = ({ origin, logo_key, ...site }: KnownCode["site"]): SignFace => ({
  ...site,
  url: origin,
  logo_url: logo_key && origin + imageUrl(logo_key, LOGO_PIXELS),
});

/** Only for targets in the guide: staff can still claim a blank sign, and a sign may lead elsewhere. */
const isClosed = ({ site, is_inside }: KnownCode) => is_inside && !site.is_open;

/** The sign's language, else the reader's. */
function languageFor({ site, locale }: KnownCode, { headers }: GuideRequest) {
  return locale && site.locales.includes(locale) ? locale : languageAt(site, headers["accept-language"]);
}

type SendClosed = (reply: FastifyReply, customer_id: string, locale: string) => Promise<FastifyReply>;

/** The short host: redirects scanned codes and counts the scans. */
export function serveCodes(services: Services, changes: Changes, readers: Readers, sendClosed: SendClosed) {
  const { config } = services;
  const codes = createCodeCache(services, changes);
  // Browsers apply form-action to redirects too, and these may lead to any guide.
  const form_action = `'self' ${config.scheme}: https:`;
  const headersFor = (css: string, img_src = "") => ({
    ...htmlHeaders({ css, form_action, img_src }, NEVER),
    vary: "Accept-Language",
  });
  const html = headersFor(PLAIN_STYLE);

  type Faced = { readonly face: SignFace; readonly headers: typeof html };
  const faces = new WeakMap<KnownCode["site"], Faced>();
  function facedBy(site: KnownCode["site"]): Faced {
    const face = faces.get(site)?.face ?? faceOf(site);
    const faced = faces.get(site) ?? { face, headers: headersFor(faceStyle(face), face.logo_url ? face.url : "") };
    faces.set(site, faced);
    return faced;
  }

  /** A page in the city's design, if the city is known. */
  function pageOf(
    request: GuideRequest,
    status: number,
    site: KnownCode["site"] | undefined,
    write: (asked: Parameters<typeof enterCodePage>[0]) => string,
  ): GuideResponse {
    const faced = site && facedBy(site);
    const { "accept-language": accept_language } = request.headers;
    const lang = request.url.includes("lang=") ? readAddress(request.url)?.query.get("lang") : undefined;
    const body = write({ accept_language, lang: lang ?? undefined, face: faced?.face });
    return { status, headers: faced?.headers ?? html, body };
  }

  function countScan(request: GuideRequest, { id, site, locale, page_id }: KnownCode) {
    if (request.method !== "GET") return;
    const read = locale ?? languageAt(site, request.headers["accept-language"]);
    const isCounted = readers.count(request, site, { kind: "scan", page_id, locale: read });
    if (isCounted) readers.countKey(scanKey({ id, locale: read, ...readers.clockAt(site.time_zone) }));
  }

  function unknown(request: GuideRequest, code: string) {
    const mayBe = code.length <= LONGEST && MAY_BE_CODE.test(code);
    const meant = mayBe ? codes.guess(code) : undefined;
    const whose = meant?.site.customer_id ?? codes.onlyCustomer();
    const isPerson = request.method === "GET" && dropReasonOf(request) === undefined;
    if (mayBe && whose && isPerson) readers.countKey(orphanKey(whose, code, meant?.code ?? "-"));
    const told = { code: code.slice(0, LONGEST), isMistyped: isMistyped(code), meant: meant?.code };
    return pageOf(request, 404, meant?.site ?? codes.onlySite(), (asked) => unknownCodePage({ ...asked, ...told }));
  }

  function lead(request: GuideRequest, known: KnownCode): GuideResponse {
    countScan(request, known);
    const { retired, location, code, site } = known;
    if (retired) return pageOf(request, 410, site, (asked) => endedCodePage({ ...asked, code, ...retired }));
    if (known.is_blank) {
      const claim_url = `${config.scheme}://${config.app_host}/short-codes/claim/${code}`;
      return pageOf(request, 404, site, (asked) => blankCodePage({ ...asked, code, claim_url }));
    }
    if (known.expires <= Date.now()) return pageOf(request, 410, site, (asked) => endedCodePage({ ...asked, code }));
    if (!location) return pageOf(request, 404, site, waitingCodePage);
    return leadTo(known, location);
  }

  function sendLead(request: FastifyRequest, reply: FastifyReply, known: KnownCode) {
    if (!isClosed(known)) return sendResponse(reply, lead(request, known));
    countScan(request, known);
    return sendClosed(reply, known.site.customer_id, languageFor(known, request));
  }

  return {
    /** The fast path for codes that are known and current, as in most scans. */
    findReady: (request: GuideRequest) => {
      const known = PLAIN_CODE.test(request.url) && codes.isCurrent() && codes.find(request.url.slice(1));
      return known && !isClosed(known) ? lead(request, known) : undefined;
    },
    send: async (request: FastifyRequest, reply: FastifyReply) => {
      const code = askedCode(request.url);
      if (!code) return sendResponse(reply, pageOf(request, 200, codes.onlySite(), enterCodePage));
      const remembered = codes.find(code);
      // While the database seems to be away, nobody should wait in front of a sign.
      if (remembered && !changes.isHearing()) return sendLead(request, reply, remembered);
      const isSure = codes.isCurrent() || (await settleWithin(codes.refresh(), PATIENCE_MS)) !== undefined;
      const known = codes.find(code);
      if (known) return sendLead(request, reply, known);
      // Without the database, an unknown code might still exist.
      return isSure ? sendResponse(reply, unknown(request, code)) : sendPlain(request, reply, "unavailable");
    },
  };
}
