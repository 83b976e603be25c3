import { GUIDE_LOCALES } from "#contract/guide-locales.ts";
import { drawQr } from "#datachain/draw-qr.ts";
import { EMPTY_PAGE, type PageContent } from "#contract/page-content.ts";
import type { PageSnapshot } from "../content.ts";
import { readingOf, type Surroundings } from "../reading.ts";
import type { GuideSite } from "../site.ts";

export const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, "0")}`;

/** Must never appear in public. */
export const INTERNAL = "INTERNAL-NOTE-7731";

export const SITE: GuideSite = {
  name: { en: "Seaview Digital Guide", km: "មគ្គុទ្ទេសក៍ឌីជីថលស៊ីវ្យូ", ar: "دليل سي فيو الرقمي" },
  tagline: { en: "Technology in public space, explained" },
  about: {
    en: "This guide tells you about **every** device and algorithm of the city.\n\n- what it does\n- who is accountable",
  },
  footer: { en: "Digital rights team, City of Seaview" },
  hosted_by_label: {},
  responsable_org_logo_alt: { en: "City of Seaview", km: "ទីក្រុងស៊ីវ្យូ", ar: "مدينة سي فيو" },
  privacy_url: { en: "https://seaview.example/privacy" },
  accessibility_url: { en: "https://seaview.example/accessibility" },
  logo_key: null,
  logo_alt: {},
  hero_key: null,
  hero_alt: {},
  responsable_org_logo_key: null,
  primary_color: "#166534",
  contact_email: "digital.rights@seaview.example",
  contact_phone: "+1 555 0142",
  features: { feedback: true, map: true, faq: true, search: true, open_data: true },
  time_zone: "America/New_York",
  locales: [...GUIDE_LOCALES],
  default_locale: "en",
  labels: [
    { id: idOf(901), name: "Traffic" },
    { id: idOf(902), name: "Harbour" },
  ],
};

/** Inline, so that test pages need no other files. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"><path fill="#b5d0da" d="M0 0h16v10H0z"/><path fill="#4b5661" d="M0 8h16v2H0z"/><circle cx="11" cy="4" r="2" fill="#fd0"/></svg>',
)}`;

export const AROUND: Surroundings = {
  imageUrl: () => PICTURE,
  pageUrl: (path) => path,
  languageUrl: (locale) => `?lang=${locale}`,
  feedbackUrl: "/feedback",
  codeUrl: "/code",
  islandPageUrl: (island) => `?with=${island}`,
  wayBack: (code = "") => ({ address: `go.seaview.example/${code}`, qr: drawQr(`https://go.seaview.example/${code}`) }),
  canonicalUrl: "https://guide.seaview.example/devices/licence-plate-reader-dock-road",
  today: "2026-11-16",
};

export const readIn = (locale: string, site: Partial<GuideSite> = {}, around: Partial<Surroundings> = {}) =>
  readingOf({ ...SITE, ...site }, locale, { ...AROUND, ...around });

export const CONTENT: PageContent = { ...EMPTY_PAGE, show_feedback: false };

export const CITY = {
  id: idOf(501),
  name: { en: "City of Seaview", km: "ទីក្រុងស៊ីវ្យូ", ar: "مدينة سي فيو" },
  headline: {},
  description: { en: "The Transport Department decides about it and answers for it." },
  logo_key: null,
  website: "https://seaview.example",
};

export const BARE = {
  format: 1,
  locales: SITE.locales as string[],
  default_locale: "en",
  labels: [],
  subject: null,
  chain: null,
  answers: null,
  places: [],
  relations: [],
} satisfies Partial<PageSnapshot>;
