import type { PageSnapshot } from "../content.ts";
import type { GuideAt } from "../machine-readable/addresses.ts";
import type { DataPage } from "../machine-readable/data-row.ts";
import type { GuideSite } from "../site.ts";
import { DEVICE } from "./device.ts";
import { SITE } from "./site.ts";

/** Closes any container around it, has a character XML cannot hold, and is a formula in a spreadsheet. */
export const HOSTILE = `=cmd|'/c calc'!A1 ]]> </script><script>alert(1)</script> "q" 'a' & <b>\u0008 \u2028 \uD800`;
/** The same after removing what XML forbids. */
export const HOSTILE_IN_XML = HOSTILE.replace("\u0008", "").replace("\uD800", "");

export const guideOf = (site: Partial<GuideSite> = {}): GuideAt => ({
  site: { ...SITE, ...site },
  origin: "https://guide.seaview.example",
});

export const pageOf = (snapshot: PageSnapshot, more: Partial<DataPage> = {}): DataPage => ({
  snapshot: snapshot as DataPage["snapshot"],
  number: 3,
  published_at: "2026-11-12T14:20:00.123456Z",
  first_published_at: "2025-03-28T08:00:00Z",
  ...more,
});

/** A page with hostile text in every field. */
export const HOSTILE_DEVICE: PageSnapshot = {
  ...DEVICE,
  slug: `a"b<c>&d/../e?f#g`,
  content: { ...DEVICE.content, headline: { en: HOSTILE, ar: `${HOSTILE} قارئ` }, subtitle: { en: HOSTILE } },
};
