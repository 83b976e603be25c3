import type { FastifyReply, FastifyRequest } from "fastify";
import { type Island, ISLANDS } from "#guide/islands.ts";
import type { PublicReading } from "#server/pages/publishing/read-public.ts";
import type { Services } from "#server/platform/services.ts";
import { followRedirect } from "#server/redirects/follow-redirect.ts";
import { chooseLanguage, cookieIn, LANGUAGE_COOKIE } from "./choose-language.ts";
import type { GuideAssets } from "./collect-assets.ts";
import type { Changes } from "./hear-changes.ts";
import { keepFresh, type Stamp } from "./keep-fresh.ts";
import { matchPath, type Params } from "./match-path.ts";
import { inLanguage } from "./open-reading.ts";
import { prepareAnswer, type Prepared, preparedBytes } from "./prepare-answer.ts";
import { type Address, readAddress, writeAddress } from "./read-address.ts";
import { readFrame, type SiteFrame } from "./read-frame.ts";
import { renderDocument } from "./render-document.ts";
import { guideRoutes } from "./routes.ts";
import { sendAnswer } from "./send-answer.ts";
import { sendPlain } from "./send-plain.ts";
import { serveFeedback } from "./serve-feedback.ts";
import { FEEDBACK_PATH } from "./show-feedback.ts";
import { showMissing } from "./show-missing.ts";
import { rememberDays } from "./site-day.ts";
import type { GuideRoute, Shown, Visit } from "./visit-site.ts";
import { fileHeaders, FOR_A_MINUTE } from "./write-headers.ts";

const MB = 1024 * 1024;
const FRAMES_BYTES = 16 * MB;
const YEAR_SECONDS = 31_536_000;
/** Longer ones are nothing that people typed. */
const LONGEST_QUERY = 200;
const BY_READER = "Accept-Language, Cookie";

type Found = { readonly route: GuideRoute; readonly params: Params };

function findRoute(path: string): Found | undefined {
  for (const route of guideRoutes) {
    const params = matchPath(route.path, path);
    if (params) return { route, params };
  }
  return undefined;
}

/** Only what the route knows, in its own order: whatever else stands in an address makes no other page of it. */
const knownQuery = ({ query: names = [], isEmptyTold = false }: GuideRoute, query: URLSearchParams): Params =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = query.get(name);
      return value !== null && (value || isEmptyTold) && value.length <= LONGEST_QUERY ? [[name, value]] : [];
    }),
  );

/** One that we have; another word in the address makes no other page of it. */
const islandIn = (query: URLSearchParams): Island | undefined => ISLANDS.find((name) => name === query.get("with"));

const redirect = (reply: FastifyReply, status: 301 | 302, location: string, vary = "") =>
  reply
    .code(status)
    .headers({ location, "cache-control": status === 301 ? FOR_A_MINUTE : "no-cache", ...(vary && { vary }) })
    .send();

/** Answers for one customer's site from what is published, and from memory where nothing has changed. */
export function serveSite(services: Services, changes: Changes, assets: GuideAssets) {
  const { config, database } = services;
  const dayAt = rememberDays();
  const frames = keepFresh<SiteFrame>({
    max_bytes: FRAMES_BYTES,
    bytesOf: (frame) => 2 * JSON.stringify(frame).length,
  });
  const pages = keepFresh<Prepared>({
    max_bytes: config.GUIDE_MEMORY * MB,
    bytesOf: preparedBytes,
    isKept: ({ isFleeting }) => !isFleeting,
  });

  async function prepareShown(visit: Visit, shown: Shown): Promise<Prepared | undefined> {
    if (!shown) return undefined;
    if (shown.kind === "file") return prepareAnswer(200, fileHeaders(shown.content_type, FOR_A_MINUTE), shown.body);
    if (shown.kind === "moved") {
      const location = inLanguage(shown.path, visit.locale, visit.frame.site.default_locale);
      return prepareAnswer(shown.isForNow ? 302 : 301, { location, "cache-control": FOR_A_MINUTE }, "");
    }
    const { html, headers } = renderDocument(visit, shown, FOR_A_MINUTE);
    const prepared = await prepareAnswer(shown.status ?? 200, headers, html);
    return shown.isFleeting ? { ...prepared, isFleeting: true } : prepared;
  }

  const missing = (visit: Visit, stamp: Stamp) =>
    pages.get(`${visit.public.customer_id} ${visit.locale} missing`, stamp, async () => {
      const plain: Visit = { ...visit, island: undefined };
      const { html, headers } = renderDocument(plain, showMissing(plain), FOR_A_MINUTE);
      return prepareAnswer(404, headers, html);
    });

  /** An address that shows nothing may lead on; otherwise it is told that there is nothing, in the guide's own look. */
  async function lookElsewhere(visit: Visit, path: string, stamp: Stamp) {
    const target = await followRedirect(visit.public, path);
    const led = target === undefined ? undefined : await prepareShown(visit, { kind: "moved", path: target });
    return { ...(led ?? (await missing(visit, stamp))), isFleeting: true };
  }

  const sendFeedback = serveFeedback(services);
  const visitOf = ({ reading, frame }: Asked, locale: string): Visit => ({
    services,
    public: reading,
    frame,
    base: "",
    locale,
    today: dayAt(frame.site.time_zone),
    params: {},
    query: {},
    assets,
  });

  /** From memory, or made now and kept. */
  async function findAnswer({ reading, frame, address, stamp }: Asked, found: Found | undefined, locale: string) {
    const { path } = address;
    const query = found ? knownQuery(found.route, address.query) : {};
    const params = found?.params ?? {};
    const plain = visitOf({ reading, frame, address, stamp }, locale);
    const island = found && !found.route.isForAll ? islandIn(address.query) : undefined;
    const visit: Visit = { ...plain, params, query, island };
    const fresh = stamp && `${stamp} ${visit.today}`;
    const key = JSON.stringify([reading.customer_id, locale, found ? found.route.path : path, params, query, island]);
    return (
      pages.find(key, fresh) ??
      pages.get(key, fresh, async () => {
        const shown = found && (await prepareShown(visit, await found.route.show(visit)));
        return shown ?? lookElsewhere(visit, path, fresh);
      })
    );
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply, asked: Asked) {
    const { frame, address } = asked;
    const found = findRoute(address.path);
    const { locale, isAsked } = languageFor(request, asked, found);
    if (isAsked && address.query.has("remember")) return rememberLanguage(request, reply, address, locale);
    const draft = address.query.get("draft");
    if (address.path === FEEDBACK_PATH && (draft !== null || request.method === "POST"))
      return sendFeedback(request, reply, visitOf(asked, locale), draft ?? "");
    if (found && !isAsked && locale !== frame.site.default_locale) {
      address.query.set("lang", locale);
      return redirect(reply, 302, writeAddress(address), BY_READER);
    }
    return sendAnswer(request, reply, await findAnswer(asked, found, locale), isAsked ? "" : BY_READER);
  }

  return async (request: FastifyRequest, reply: FastifyReply, customer_id: string) => {
    const stamp = changes.stampOf(customer_id);
    const reading = { db: database.tenant(customer_id), customer_id };
    const frame =
      frames.find(customer_id, stamp) ?? (await frames.get(customer_id, stamp, () => readFrame(reading, config)));
    if (!frame.home) return sendPlain(request, reply, "not_open");
    if (!frame.is_open) return sendPlain(request, reply, "closed");
    const address = readAddress(request.url);
    if (address && address.path.length > 1 && address.path.endsWith("/"))
      return redirect(reply, 301, writeAddress({ ...address, path: address.path.slice(0, -1) }));
    // What is no address is answered like one where there is nothing.
    return answerPage(request, reply, {
      reading,
      frame,
      stamp,
      address: address ?? { path: "/404", query: new URLSearchParams() },
    });
  };
}

type Asked = {
  readonly reading: PublicReading;
  readonly frame: SiteFrame;
  readonly address: Address;
  readonly stamp: Stamp;
};

/** What is the same in every language is asked for in none. */
function languageFor({ headers }: FastifyRequest, { frame, address }: Asked, found: Found | undefined) {
  if (found?.route.isForAll) return { locale: frame.site.default_locale, isAsked: true };
  return chooseLanguage(frame.site, {
    lang: address.query.get("lang") ?? undefined,
    cookie: cookieIn(headers.cookie, LANGUAGE_COOKIE),
    accepted: headers["accept-language"],
  });
}

/** Somebody chose a language: from now on it is theirs wherever no address says otherwise. */
function rememberLanguage(request: FastifyRequest, reply: FastifyReply, address: Address, locale: string) {
  address.query.delete("remember");
  const secure = request.protocol === "https" ? "; Secure" : "";
  const cookie = `${LANGUAGE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
  return redirect(reply.header("set-cookie", cookie), 302, writeAddress(address));
}
