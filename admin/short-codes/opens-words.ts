import type { Translate } from "#admin/i18n/i18n.ts";
import type { ShortCode } from "#contract/short-codes.ts";

/** What a code opens, in a few words. */
export function opensWords(t: Translate, { target_type, page, url, state, retired_because }: ShortCode) {
  if (state === "retired" && retired_because) return retired_because;
  if (target_type === "none" || target_type === "home") return t(`codes.opens.${target_type}`);
  // a place opens the page of its device, which may not have one
  return url ?? page?.title ?? t(target_type === "location" ? "codes.opens.no_page" : "codes.opens.gone");
}
