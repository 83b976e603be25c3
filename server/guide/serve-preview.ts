import type { FastifyReply, FastifyRequest } from "fastify";
import { ROBOTS_NOWHERE } from "#guide/machine-readable/robots.ts";
import type { Services } from "#server/platform/services.ts";
import { cookieIn } from "#server/platform/http/cookies.ts";
import { chooseLanguage } from "./choose-language.ts";
import { exchangeTicket, findPreviewed, PREVIEW_HOURS, PREVIEW_MEDIA_COOKIE } from "./find-previewer.ts";
import { prepareAnswer } from "./prepare-answer.ts";
import { type Address, readAddress, writeAddress } from "./read-address.ts";
import { readFrame } from "./read-frame.ts";
import { renderDocument } from "./render-document.ts";
import { sendAnswer } from "./send-answer.ts";
import { sendPlain } from "./send-plain.ts";
import { showDraft } from "./show-draft.ts";
import { showMissing } from "./show-missing.ts";
import { dayIn } from "./site-day.ts";
import type { Visit } from "./visit-site.ts";

const COOKIE = "preview";
/** For one person; neither cached nor indexed. */
const PRIVATE = { "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" };

/** `/seaview/devices/dock-road` → the site and the path below it. */
function splitPath({ path }: Address) {
  const [, slug = "", ...rest] = path.split("/");
  return { slug, path: `/${rest.join("/")}` };
}

/** Serves a site's working copy below its slug, to people who come from the admin. */
export function servePreview(services: Services, { assets, map }: Pick<Visit, "assets" | "map">) {
  const { config, database } = services;

  /** The cookie is limited to this site and inaccessible to scripts. */
  async function admit(request: FastifyRequest, reply: FastifyReply, address: Address, slug: string) {
    const token = await exchangeTicket(database, address.query.get("ticket") ?? "", slug);
    if (!token) return sendPlain(request, reply, "preview_locked");
    address.query.delete("ticket");
    const secure = request.protocol === "https" ? "; Secure" : "";
    const rules = `Max-Age=${PREVIEW_HOURS * 3600}; HttpOnly; SameSite=Lax${secure}`;
    const cookies = [
      `${COOKIE}=${token}; Path=/${slug}; ${rules}`,
      `${PREVIEW_MEDIA_COOKIE}=${token}; Path=/media; ${rules}`,
    ];
    const location = writeAddress(address);
    return reply
      .code(302)
      .headers({ ...PRIVATE, location, "set-cookie": cookies, "referrer-policy": "no-referrer" })
      .send();
  }

  async function openVisit(request: FastifyRequest, { query }: Address, slug: string): Promise<Visit | undefined> {
    const token = cookieIn(request.headers.cookie, COOKIE);
    const customer_id = token && (await findPreviewed(database, token, slug));
    if (!customer_id) return undefined;
    const reading = { db: database.tenant(customer_id), customer_id };
    const frame = await readFrame(reading, config);
    const accepted = request.headers["accept-language"];
    const { locale } = chooseLanguage(frame.site, {
      lang: query.get("lang") ?? undefined,
      cookie: undefined,
      accepted,
    });
    const today = dayIn(frame.site.time_zone);
    const about = { services, public: reading, frame, base: `/${slug}`, assets, map };
    const readOnce: Visit["readOnce"] = (_key, read) => read();
    return { ...about, readOnce, locale, today, params: {}, query: {} };
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const address = readAddress(request.url);
    if (address?.path === "/robots.txt")
      return reply.type("text/plain; charset=utf-8").headers(PRIVATE).send(ROBOTS_NOWHERE);
    if (!address) return sendPlain(request, reply, "preview_locked");
    const { slug, path } = splitPath(address);
    if (address.query.has("ticket")) return admit(request, reply, address, slug);
    const visit = await openVisit(request, address, slug);
    if (!visit) return sendPlain(request, reply, "preview_locked");
    const shown = (await showDraft(visit, path)) ?? showMissing(visit);
    const { html, headers } = renderDocument(visit, shown, PRIVATE["cache-control"]);
    const prepared = await prepareAnswer(shown.status ?? 200, { ...headers, ...PRIVATE }, html);
    return sendAnswer(request, reply, { prepared });
  };
}
