import type { FastifyReply, FastifyRequest } from "fastify";
import type { Readers } from "#server/analytics/counting/count-readers.ts";
import { rememberSalts } from "#server/feedback/keep-salts.ts";
import type { PublicReading } from "#server/pages/publishing/read-public.ts";
import type { Services } from "#server/platform/services.ts";
import { followRedirect } from "#server/redirects/follow-redirect.ts";
import { cookieIn } from "#server/platform/http/cookies.ts";
import type { GuideRequest } from "./guide-response.ts";
import { chooseLanguage, LANGUAGE_COOKIE } from "./choose-language.ts";
import type { GuideAssets } from "./collect-assets.ts";
import type { Changes } from "./change-listener.ts";
import { createVersionedCache, type Stamp } from "./versioned-cache.ts";
import { inLanguage } from "./open-reading.ts";
import { prepareAnswer, type Prepared, preparedBytes } from "./prepare-answer.ts";
import { type Address, writeAddress } from "./read-address.ts";
import { DRAW_PAGE } from "./drawing/draw-order.ts";
import { isLong } from "./drawing/count-letters.ts";
import { readFrame, type SiteFrame } from "./read-frame.ts";
import { type Asked, rememberRequests } from "./read-request.ts";
import { renderDocument } from "./render-document.ts";
import { readyAnswer, sendAnswer } from "./send-answer.ts";
import { sendPlain } from "./send-plain.ts";
import { countVisits } from "./count-visits.ts";
import { serveFeedback } from "./serve-feedback.ts";
import { isOfMistakes, serveMistakes } from "./serve-mistakes.ts";
import { FEEDBACK_PATH } from "./show-feedback.ts";
import { RETRY_AFTER, showClosed } from "./show-closed.ts";
import { showMissing } from "./show-missing.ts";
import { rememberDays } from "./site-day.ts";
import type { Shown, ShownPage, SiteVisit, Visit } from "./visit-site.ts";
import { fileHeaders, FOR_A_MINUTE, NEVER } from "./write-headers.ts";

const MB = 1024 * 1024;
const FRAMES_BYTES = 16 * MB;
/** Enough for the places of a large city. */
const FACTS_BYTES = 32 * MB;
const jsonBytes = (value: object) => 2 * JSON.stringify(value).length;
/** Large facts provide their own size: serialising them to measure would block. */
const factBytes = (fact: object & { readonly bytes?: number }) => fact.bytes ?? jsonBytes(fact);
const YEAR_SECONDS = 31_536_000;
const BY_READER = "Accept-Language, Cookie";

/** Set only when somebody dismisses the announcement; holds which one. */
const NOTICE_COOKIE = "notice";
/** Longer than most announcements stay. */
const NOTICE_SECONDS = 90 * 86_400;

const isDismissed = ({ headers }: GuideRequest, { notice_key }: SiteFrame) =>
  notice_key !== undefined && cookieIn(headers.cookie, NOTICE_COOKIE) === notice_key;

/** The request headers a page depends on. Files are the same for everyone. */
function varyOf({ route }: Asked, isAsked: boolean, { notice_key }: SiteFrame) {
  if (!isAsked) return BY_READER;
  return notice_key !== undefined && !route?.isForAll ? "Cookie" : "";
}

/** Encodes a path as ASCII: staff may use any script. Already encoded parts stay as they are. */
function inAscii(address: string) {
  const { pathname, search } = new URL(address, "https://guide.invalid");
  return pathname + search;
}

const redirect = (reply: FastifyReply, status: 301 | 302, location: string, vary = "") =>
  reply
    .code(status)
    .headers({ location, "cache-control": status === 301 ? FOR_A_MINUTE : "no-cache", ...(vary && { vary }) })
    .send();

/** Serves one customer's site from published data, cached until something changes. */
export function serveSite(
  services: Services,
  changes: Changes,
  readers: Readers,
  { assets, map }: Pick<Visit, "map"> & { readonly assets: GuideAssets },
) {
  const { config, database } = services;
  const readSalts = rememberSalts(database);
  const dayAt = rememberDays();
  const readRequest = rememberRequests();
  const frames = createVersionedCache<SiteFrame>({
    max_bytes: FRAMES_BYTES,
    bytesOf: jsonBytes,
  });
  const facts = createVersionedCache({
    max_bytes: FACTS_BYTES,
    bytesOf: factBytes,
    // requests for things that do not exist are unbounded
    isKept: (found: object) => Object.values(found).some((value) => value !== undefined),
  });
  const pages = createVersionedCache<Prepared>({
    max_bytes: config.GUIDE_MEMORY * MB,
    bytesOf: preparedBytes,
    isKept: ({ isFleeting }) => !isFleeting,
  });

  async function prepareShown(visit: Visit, shown: Shown): Promise<Prepared | undefined> {
    if (!shown) return undefined;
    if (shown.kind === "file") {
      const { status = 200, content_type, link, body } = shown;
      return prepareAnswer(status, fileHeaders(content_type, FOR_A_MINUTE, link), body);
    }
    if (shown.kind === "moved") {
      const location = inAscii(inLanguage(shown.path, visit.locale, visit.frame.site.default_locale));
      const led = await prepareAnswer(shown.isForNow ? 302 : 301, { location, "cache-control": FOR_A_MINUTE }, "");
      return { ...led, former_path: shown.former_path };
    }
    const { html, headers } = renderDocument(visit, shown, FOR_A_MINUTE);
    const prepared = await prepareAnswer(shown.status ?? 200, headers, html);
    return { ...prepared, page_id: shown.page_id, ...(shown.isFleeting && { isFleeting: true }) };
  }

  /** A worker draws very long pages, which would block the event loop here. */
  async function prepareLong(visit: Visit, shown: ShownPage, route: string): Promise<Prepared | undefined> {
    const { locale, today, params, query, island, isNoticeDismissed } = visit;
    const { customer_id } = visit.public;
    const { scheme, short_host, demo } = config;
    const { home: _, ...frame } = visit.frame;
    const { files: __, ...linked } = assets;
    const order = { customer_id, config: { scheme, short_host, demo }, frame, assets: linked, route, params, query };
    const drawn = await services.workers.run(
      DRAW_PAGE,
      { ...order, locale, today, island, isNoticeDismissed },
      { customer_id },
    );
    const prepared = drawn && (await prepareAnswer(drawn.status, drawn.headers, drawn.html));
    return prepared && { ...prepared, page_id: shown.page_id, ...(shown.isFleeting && { isFleeting: true }) };
  }

  const missing = (visit: Visit, stamp: Stamp) =>
    pages.get(`${visit.public.customer_id} ${visit.locale} missing`, stamp, async () => {
      const plain: Visit = { ...visit, island: undefined };
      const { html, headers } = renderDocument(plain, showMissing(plain), FOR_A_MINUTE);
      return prepareAnswer(404, headers, html);
    });

  /** A path without a page may have a redirect; otherwise a 404 page in the guide's design. */
  async function lookElsewhere(visit: Visit, path: string, stamp: Stamp) {
    const found = await followRedirect(visit.public, path);
    const led = found && (await prepareShown(visit, { kind: "moved", path: found.target, former_path: found.path }));
    return { ...(led ?? (await missing(visit, stamp))), isFleeting: true };
  }

  const visits = countVisits(readers);
  const sendFeedback = serveFeedback(services, readers, readSalts);
  const sendMistakes = serveMistakes(services, readSalts);
  const visitOf = ({ reading, frame, stamp }: Visitor, locale: string): SiteVisit => ({
    services,
    public: reading,
    frame,
    readOnce: async <F extends object>(key: string, read: () => Promise<F>) =>
      (await facts.getCurrent(`${reading.customer_id} ${key}`, stampNow(stamp, frame), read)) as F,
    base: "",
    locale,
    today: dayAt(frame.site.time_zone),
    params: {},
    query: {},
    assets,
    map,
  });

  const keyOf = (customer_id: string, locale: string, asked: Asked, isQuiet: boolean) =>
    `${customer_id} ${locale} ${asked.key}${isQuiet && !asked.route?.isForAll ? " quiet" : ""}`;
  /** Pages depend on the current date, and on which codes have expired. */
  const stampNow = (stamp: Stamp, { site, code_ends }: SiteFrame, now = Date.now()) => {
    const next = code_ends.findIndex((end) => end + CLOCKS_DIFFER_MS > now);
    return stamp && `${stamp} ${dayAt(site.time_zone)} ${next === -1 ? code_ends.length : next}`;
  };

  /** From the cache, or made now and cached. */
  function findAnswer(visitor: Visitor, asked: Asked, locale: string, isNoticeDismissed: boolean) {
    const { reading, frame, stamp } = visitor;
    const fresh = stampNow(stamp, frame);
    const key = keyOf(reading.customer_id, locale, asked, isNoticeDismissed);
    const { route, params, query, island } = asked;
    const make = async () => {
      const visit = { ...visitOf(visitor, locale), params, query, island, isNoticeDismissed };
      const shown = await route?.show(visit);
      const isDrawnElsewhere = route && shown?.kind === "page" && isLong(shown);
      const prepared = await (isDrawnElsewhere ? prepareLong(visit, shown, route.path) : prepareShown(visit, shown));
      return prepared ?? lookElsewhere(visit, asked.address.path, fresh);
    };
    return pages.find(key, fresh) ?? pages.get(key, fresh, make);
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply, visitor: Visitor, asked: Asked) {
    const { site } = visitor.frame;
    const { address, route } = asked;
    const { locale, isAsked } = languageFor(request, visitor.frame, asked);
    const at = { customer_id: visitor.reading.customer_id, frame: visitor.frame };
    if (isAsked && address.query.has("remember")) {
      visits.countSwitch(request, at, locale);
      return rememberLanguage(request, reply, address, locale);
    }
    if (address.query.has("dismiss")) return dismissNotice(request, reply, address, visitor.frame);
    const draft = address.query.get("draft");
    if (address.path === FEEDBACK_PATH && (draft !== null || request.method === "POST"))
      return sendFeedback(request, reply, visitOf(visitor, locale), draft ?? "");
    if (isOfMistakes(address)) return sendMistakes(request, reply, visitOf(visitor, locale), address);
    if (route && !isAsked && locale !== site.default_locale)
      return redirect(reply, 302, writeAddress(withLanguage(address, locale)), BY_READER);
    const prepared = await findAnswer(visitor, asked, locale, isDismissed(request, visitor.frame));
    visits.countView(request, at, { asked, locale, prepared });
    return sendAnswer(request, reply, { prepared, vary: varyOf(asked, isAsked, visitor.frame) });
  }

  /** The fast path for cached pages, which most views are. */
  function findReady(request: GuideRequest, customer_id: string) {
    const stamp = changes.stampOf(customer_id);
    const frame = frames.find(customer_id, stamp);
    const asked = readRequest(request.url);
    if (!frame?.home || !frame.is_open || frame.is_ended || !asked.isPlain) return undefined;
    const { locale, isAsked } = languageFor(request, frame, asked);
    if (!isAsked && locale !== frame.site.default_locale) return undefined;
    const key = keyOf(customer_id, locale, asked, isDismissed(request, frame));
    const prepared = pages.find(key, stampNow(stamp, frame));
    const answer = prepared && readyAnswer(request, { prepared, vary: varyOf(asked, isAsked, frame) });
    if (answer) visits.countView(request, { customer_id, frame }, { asked, locale, prepared });
    return answer;
  }

  async function openVisitor(customer_id: string): Promise<Visitor> {
    const stamp = changes.stampOf(customer_id);
    const reading = { db: database.tenant(customer_id), customer_id };
    const frame =
      frames.find(customer_id, stamp) ?? (await frames.get(customer_id, stamp, () => readFrame(reading, config)));
    return { reading, frame, stamp };
  }

  /** In the site's design; never cached, so that readers see the guide as soon as it opens again. */
  function sendClosedPage(reply: FastifyReply, visitor: Visitor, locale: string) {
    const { html, headers } = renderDocument(visitOf(visitor, locale), showClosed(visitOf(visitor, locale)), NEVER);
    return reply
      .code(503)
      .headers({ ...headers, "retry-after": RETRY_AFTER, vary: BY_READER })
      .send(html);
  }

  const send = async (request: FastifyRequest, reply: FastifyReply, customer_id: string) => {
    const visitor = await openVisitor(customer_id);
    const { frame } = visitor;
    if (frame.is_ended) return sendPlain(request, reply, "ended");
    if (!frame.home) return sendPlain(request, reply, "not_open");
    const asked = readRequest(request.url);
    if (!frame.is_open) return sendClosedPage(reply, visitor, languageFor(request, frame, asked).locale);
    const { path, query } = asked.address;
    if (path.length > 1 && path.endsWith("/"))
      return redirect(reply, 301, writeAddress({ query, path: path.slice(0, -1) }));
    return answerPage(request, reply, visitor, asked);
  };

  /** For scans of a closed guide's signs. */
  const sendClosed = async (reply: FastifyReply, customer_id: string, locale: string) =>
    sendClosedPage(reply, await openVisitor(customer_id), locale);
  return { send, findReady, sendClosed };
}

/** PostgreSQL decides by its own clock whether a code has expired. */
const CLOCKS_DIFFER_MS = 2000;

type Visitor = { readonly reading: PublicReading; readonly frame: SiteFrame; readonly stamp: Stamp };

/** Routes that are the same in every language need no negotiation. */
function languageFor({ headers }: GuideRequest, { site }: SiteFrame, { address, route }: Asked) {
  if (route?.isForAll) return { locale: site.default_locale, isAsked: true };
  return chooseLanguage(site, {
    lang: address.query.get("lang") ?? undefined,
    cookie: cookieIn(headers.cookie, LANGUAGE_COOKIE),
    accepted: headers["accept-language"],
  });
}

function withLanguage({ path, query }: Address, locale: string): Address {
  const next = new URLSearchParams(query);
  next.set("lang", locale);
  return { path, query: next };
}

/** Dismisses the announcement with a cookie and reloads the page. */
function dismissNotice(request: FastifyRequest, reply: FastifyReply, { path, query }: Address, frame: SiteFrame) {
  const next = new URLSearchParams(query);
  next.delete("dismiss");
  const secure = request.protocol === "https" ? "; Secure" : "";
  const cookie = `${NOTICE_COOKIE}=${frame.notice_key}; Path=/; Max-Age=${NOTICE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
  if (frame.notice_key !== undefined) reply.header("set-cookie", cookie);
  return redirect(reply, 302, writeAddress({ path, query: next }));
}

/** Stores the chosen language in a cookie, for URLs that do not name one. */
function rememberLanguage(request: FastifyRequest, reply: FastifyReply, { path, query }: Address, locale: string) {
  const next = new URLSearchParams(query);
  next.delete("remember");
  const secure = request.protocol === "https" ? "; Secure" : "";
  const cookie = `${LANGUAGE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
  return redirect(reply.header("set-cookie", cookie), 302, writeAddress({ path, query: next }));
}
