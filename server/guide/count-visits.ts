import type { Readers } from "#server/analytics/counting/count-readers.ts";
import { dropReasonOf } from "#server/analytics/counting/detect-robots.ts";
import { redirectKey } from "#server/redirects/write-uses.ts";
import type { Asking } from "./send-through.ts";
import { missingLanguage } from "./choose-language.ts";
import type { Prepared } from "./prepare-answer.ts";
import type { SiteFrame } from "./read-frame.ts";
import type { Asked } from "./read-request.ts";

type At = { readonly customer_id: string; readonly frame: SiteFrame };
type Answered = { readonly asked: Asked; readonly locale: string; readonly prepared: Prepared };

const MOST_REMEMBERED = 1000;

/** Phones of a town ask for the same few lists of languages. A site that was read again is another one. */
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

/** Counts views where they are answered: pages need no script for that. */
export function countVisits(readers: Readers) {
  const missingAt = rememberMissing();
  const siteOf = ({ customer_id, frame }: At) => ({ customer_id, time_zone: frame.site.time_zone });

  /** That an old address was used, and nothing of by whom: there is no visitor to it. */
  function countRedirect(request: Asking, at: At, path: string) {
    if (dropReasonOf(request) !== undefined) return;
    readers.countKey(redirectKey(at.customer_id, readers.clockAt(at.frame.site.time_zone).day, path));
  }

  return {
    countView: (request: Asking, at: At, { asked, locale, prepared }: Answered) => {
      if (request.method !== "GET") return;
      const { page_id, former_path } = prepared;
      if (former_path !== undefined) countRedirect(request, at, former_path);
      if (prepared.status !== 200) return;
      // With a script it is the same page once more.
      if (page_id === undefined || asked.island) return;
      const view = { kind: "page_view", page_id, locale } as const;
      const missing = missingAt(at.frame, request.headers["accept-language"]);
      if (missing === undefined) readers.count(request, siteOf(at), view);
      else readers.count(request, siteOf(at), view, { kind: "language_missing", locale, detail: missing });
    },
    countSwitch: (request: Asking, at: At, locale: string) => {
      if (request.method === "GET")
        readers.count(request, siteOf(at), { kind: "language_switched", locale, detail: locale });
    },
  };
}
