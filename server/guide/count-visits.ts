import type { Readers } from "#server/analytics/counting/count-readers.ts";
import { dropReasonOf } from "#server/analytics/counting/detect-robots.ts";
import { redirectKey } from "#server/redirects/write-uses.ts";
import type { GuideRequest } from "./guide-response.ts";
import { missingLanguage } from "./choose-language.ts";
import type { Prepared } from "./prepare-answer.ts";
import type { SiteFrame } from "./read-frame.ts";
import type { Asked } from "./read-request.ts";

type At = { readonly customer_id: string; readonly frame: SiteFrame };
type Answered = { readonly asked: Asked; readonly locale: string; readonly prepared: Prepared };

const MOST_REMEMBERED = 1000;

/**
 * Phones in a town send the same few Accept-Language headers. A reloaded site is a new object, so its cache starts
 * empty.
 */
function rememberMissing() {
  const known = new WeakMap<SiteFrame, Map<string, string | undefined>>();
  return (frame: SiteFrame, accepted = "") => {
    const found = known.get(frame) ?? new Map<string, string | undefined>();
    if (found.has(accepted)) return found.get(accepted);
    if (found.size >= MOST_REMEMBERED) found.clear();
    const missing = missingLanguage(frame.site, accepted);
    known.set(frame, found.set(accepted, missing));
    return missing;
  };
}

/** Counts views when responding, so pages need no script for it. */
export function countVisits(readers: Readers) {
  const missingAt = rememberMissing();
  const siteOf = ({ customer_id, frame }: At) => ({ customer_id, time_zone: frame.site.time_zone });

  /** Counts the use of an old address, without a visitor. */
  function countRedirect(request: GuideRequest, at: At, path: string) {
    if (dropReasonOf(request) !== undefined) return;
    readers.countKey(redirectKey(at.customer_id, readers.clockAt(at.frame.site.time_zone).day, path));
  }

  return {
    countView: (request: GuideRequest, at: At, { asked, locale, prepared }: Answered) => {
      if (request.method !== "GET") return;
      const { page_id, former_path } = prepared;
      if (former_path !== undefined) countRedirect(request, at, former_path);
      if (prepared.status !== 200) return;
      // Loading a script reloads the same page.
      if (page_id === undefined || asked.island) return;
      const view = { kind: "page_view", page_id, locale } as const;
      const missing = missingAt(at.frame, request.headers["accept-language"]);
      if (missing === undefined) readers.count(request, siteOf(at), view);
      else readers.count(request, siteOf(at), view, { kind: "language_missing", locale, detail: missing });
    },
    countSwitch: (request: GuideRequest, at: At, locale: string) => {
      if (request.method === "GET")
        readers.count(request, siteOf(at), { kind: "language_switched", locale, detail: locale });
    },
  };
}
