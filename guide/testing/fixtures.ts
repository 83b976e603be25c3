import type { Answer, Answers } from "#contract/factsheets.ts";
import type { PageContent } from "#contract/page-content.ts";
import { EMPTY_CHAIN, type LText, type Placement } from "#datachain/model.ts";
import type { PageCard, PageSnapshot, Publication, PublicPlace } from "../content.ts";
import { readingOf, type Surroundings } from "../reading.ts";
import type { GuideSite } from "../site.ts";

export const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, "0")}`;

/** What nobody outside may ever read. */
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
  features: { feedback: true, map: true, faq: true },
  time_zone: "America/New_York",
  locales: ["en", "es", "fr", "pt", "tl", "km", "ar"],
  default_locale: "en",
  labels: [
    { id: idOf(901), name: "Traffic" },
    { id: idOf(902), name: "Harbour" },
  ],
};

/** Drawn here, so that pages of the tests are whole files. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"><path fill="#b5d0da" d="M0 0h16v10H0z"/><path fill="#4b5661" d="M0 8h16v2H0z"/><circle cx="11" cy="4" r="2" fill="#fd0"/></svg>',
)}`;

export const AROUND: Surroundings = {
  imageUrl: () => PICTURE,
  pageUrl: (path) => path,
  languageUrl: (locale) => `?lang=${locale}`,
  feedbackUrl: "/feedback",
  codeUrl: "/code",
  today: "2026-11-16",
};

export const readIn = (locale: string, site: Partial<GuideSite> = {}, around: Partial<Surroundings> = {}) =>
  readingOf({ ...SITE, ...site }, locale, { ...AROUND, ...around });

export const CONTENT: PageContent = {
  headline: {},
  subtitle: {},
  body: {},
  image: null,
  label_ids: [],
  questions: [],
  left_out_questions: [],
  show_faq: true,
  show_map: true,
  show_feedback: false,
  feedback_set: "full",
  places: {},
  collection: null,
  home: null,
};

const CITY = {
  id: idOf(501),
  name: { en: "City of Seaview", km: "ទីក្រុងស៊ីវ្យូ", ar: "مدينة سي فيو" },
  headline: {},
  description: { en: "The Transport Department decides about it and answers for it." },
  logo_key: null,
  website: "https://seaview.example",
};

const place = (
  number: number,
  name: LText,
  [lat, lng]: readonly [number, number],
  more: Partial<PublicPlace> = {},
): PublicPlace => ({
  id: idOf(700 + number),
  name,
  address: null,
  lat,
  lng,
  geometry: null,
  precision: "exact",
  direction_deg: null,
  radius_m: null,
  short_code: null,
  ...more,
});

let placements = 0;
const placed = (category_id: string, element_id: string, more: Partial<Placement> = {}): Placement => ({
  id: `p-${++placements}`,
  category_id,
  element_id,
  context_value: null,
  identifiability: null,
  organization_id: null,
  subchain_instance_id: null,
  variables: {},
  actions: [],
  sources: [],
  disclosure: "disclosed",
  internal_note: INTERNAL,
  ...more,
});
const details = (en: string, more: LText = {}) => ({ variables: { additional_description: { en, ...more } } });

const BARE = {
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

const SUBJECT: NonNullable<PageSnapshot["subject"]> = {
  kind: "device",
  id: idOf(601),
  name: { en: "Licence plate reader" },
  reference: "CAM-014",
  summary: {},
  description: {},
  legal_basis: { en: "Traffic Order 118 of 2024" },
  privacy_url: "https://seaview.example/privacy/cameras",
  contact: { email: "traffic@seaview.example", phone: "555 0142", url: null },
  status: { name: { en: "Active" }, phase: "active" },
  since: "2025-03-28",
  until: null,
  checked_on: "2026-11-02",
  accountable: CITY,
  suppliers: [{ id: idOf(502), name: { en: "PlateWorks Ltd" }, role: "vendor" }],
  device_type: "camera",
  publication_category: null,
  themes: [],
};

export const DEVICE: PageSnapshot = {
  ...BARE,
  page_id: idOf(1),
  type: "device_page",
  slug: "licence-plate-reader-dock-road",
  content: {
    ...CONTENT,
    headline: {
      en: "Licence plate reader, Dock Road",
      km: "ម៉ាស៊ីនអានស្លាកលេខ ផ្លូវផែ",
      ar: "قارئ لوحات المركبات، طريق الرصيف",
    },
    subtitle: {
      en: "This camera photographs the licence plate of every vehicle that turns into Dock Road.",
      km: "កាមេរ៉ានេះថតស្លាកលេខរថយន្តគ្រប់គ្រឿងដែលបត់ចូលផ្លូវផែ។",
      ar: "تلتقط هذه الكاميرا صورة للوحة كل مركبة تدخل طريق الرصيف.",
    },
    body: {
      en: "Lorries over 7.5 tonnes may not drive here from 10 pm to 6 am, because people sleep in this street.\n\n## What happens to the plates\n\n- Vehicles that may pass: deleted **within 60 seconds**.\n- Lorries that break the rule: kept for 30 days.\n\nRead the [traffic order](https://seaview.example/order).",
      km: "ឡានដឹកទំនិញលើស 7.5 តោន មិនអាចបើកនៅទីនេះពីម៉ោង 10 យប់ដល់ 6 ព្រឹកទេ ព្រោះមានមនុស្សគេងនៅតាមផ្លូវនេះ។",
      ar: "لا يُسمح للشاحنات التي تزيد على 7.5 أطنان بالسير هنا ليلاً، لأن الناس ينامون في هذا الشارع.",
    },
    image: {
      key: "licence-plate-reader-dock-road.svg",
      alt: { en: "A camera on a pole looks down at a lorry's licence plate." },
      is_decorative: false,
      crop: null,
      focus: { x: 0.5, y: 0.4 },
    },
    label_ids: [idOf(901)],
    questions: [
      {
        id: "face",
        question: { en: "Does it know my face?", km: "តើវាស្គាល់មុខខ្ញុំទេ?", ar: "هل تعرف وجهي؟" },
        answer: { en: "No. It looks at vehicles only.", km: "ទេ។ វាមើលតែយានយន្តប៉ុណ្ណោះ។", ar: "لا. تنظر إلى المركبات فقط." },
      },
      {
        id: "police",
        question: { en: "Can the police use the pictures?" },
        answer: { en: "Only when a judge orders it." },
      },
      { id: "open", question: { en: "A question without an answer" }, answer: {} },
    ],
    show_feedback: true,
  },
  labels: [{ id: idOf(901), name: "Traffic", color: "#166534" }],
  subject: SUBJECT,
  chain: {
    taxonomy_id: "device@1",
    content: {
      ...EMPTY_CHAIN,
      placements: [
        placed("accountable", "institution", { organization_id: CITY.id }),
        placed("purpose", "enforcement", details("To see that the night ban for heavy lorries is kept.")),
        placed("tech", "identifiable_image", {
          ...details("One picture per vehicle, aimed at the plate. The windscreen is blurred.", {
            km: "រូបមួយសម្រាប់យានយន្តមួយ តម្រង់ទៅស្លាកលេខ។",
          }),
          sources: [
            {
              id: "s1",
              type: "policy_document",
              title: "Camera policy",
              url: "https://seaview.example/c.pdf",
              citation: "section 4",
            },
          ],
        }),
        placed("data", "pixel_based_image"),
        placed("process", "computer_vision"),
        placed("access", "available_to_the_accountable_organization"),
        placed("access", "available_to_me", {
          actions: [{ id: "a1", type: "email", label: { en: "Ask for your data" }, target: "data@seaview.example" }],
        }),
        placed("retention", "data_retained", {
          variables: { duration: { en: "30 days", km: "30 ថ្ងៃ", ar: "30 يومًا" } },
        }),
      ],
      undisclosed: { storage: { en: "The supplier's contract keeps it secret until 2027." } },
    },
    organizations: [CITY],
    identifiability: "identifiable",
  },
  places: [
    place(1, { en: "Pole 14, Dock Road at Gate 2" }, [41.4901, -71.3128], {
      direction_deg: 90,
      radius_m: 60,
      short_code: "7kd2mp",
    }),
    place(2, { en: "Customs Street" }, [41.4907, -71.3089], { precision: "area", address: "Customs Street" }),
  ],
  relations: [
    { page_id: idOf(2), type: "uses", direction: "in", title: { en: "Traffic fine letters" } },
    { page_id: idOf(3), type: "same_place", direction: "out", title: { en: "Air quality mast" } },
    { page_id: idOf(99), type: "works_with", direction: "out", title: { en: "A page that is not public" } },
  ],
};

const answer = (value: Answer["value"], more: Partial<Answer> = {}): Answer => ({
  state: "answered",
  visibility: "public",
  source: "city",
  value,
  reason: {},
  withheld_ground: null,
  review_on: null,
  evidence: [],
  ...more,
});

const ANSWERS: Answers = {
  purpose: answer({ en: "Planners read urgent and complete applications first." }),
  people_affected: answer(["applicants", "businesses"]),
  political_decisions: answer([
    { id: "r1", title: { en: "Council decision 12" }, url: "https://seaview.example/d12", decided_on: "2025-11-20" },
  ]),
  necessity: answer({ en: INTERNAL }, { visibility: "internal" }),
  proportionality: answer(null, {
    state: "not_disclosed",
    reason: { en: "the supplier's contract keeps it secret." },
    withheld_ground: "commercial",
    review_on: "2027-12-31",
  }),
  alternatives: answer(null, { state: "not_applicable", reason: { en: "There was none." } }),
  benefits: answer(
    { en: "Answers come a week earlier." },
    { source: "supplier", evidence: [{ id: "e1", title: "Report", url: "https://seaview.example/r.pdf" }] },
  ),
};

export const ALGORITHM: PageSnapshot = {
  ...BARE,
  page_id: idOf(2),
  type: "algorithm_page",
  slug: "building-permit-triage",
  content: {
    ...CONTENT,
    headline: { en: "Building permit triage", km: "ការតម្រៀបពាក្យសុំសាងសង់", ar: "فرز رخص البناء" },
    subtitle: {
      en: "Sorts new building applications, so that planners read urgent and complete ones first.",
      km: "តម្រៀបពាក្យសុំសាងសង់ថ្មី ដើម្បីឲ្យអ្នករៀបចំផែនការអានពាក្យសុំបន្ទាន់មុន។",
      ar: "يرتب طلبات البناء الجديدة كي يقرأ المخططون العاجل منها أولاً.",
    },
    show_feedback: true,
    feedback_set: "short",
  },
  subject: {
    ...SUBJECT,
    kind: "algorithm",
    name: { en: "Building permit triage" },
    reference: null,
    since: "2026-01",
    status: { name: {}, phase: "in_use" },
    publication_category: "impactful",
    themes: ["housing"],
    suppliers: [{ id: idOf(503), name: { en: "Plansort Ltd" }, role: "developer" }],
  },
  chain: {
    taxonomy_id: "algorithm@1",
    content: {
      ...EMPTY_CHAIN,
      placements: [
        placed("purpose", "planning_decision_making"),
        placed("accountable", "institution", { organization_id: CITY.id, context_value: "deployer" }),
        placed("functional_modes", "analytical_mode", { context_value: "human_decides" }),
        placed("risks_mitigation", "financial_harm", {
          variables: {
            risk: { en: "People who write by hand could end up lower on the list." },
            mitigation: { en: "Every month a planner reads 50 applications from the bottom of the list again." },
          },
        }),
        placed("risks_mitigation", "psychological_harm", {
          variables: { risk: { en: "Staff might follow the order without thinking." } },
        }),
        placed("rights", "right_contest", {
          variables: { rights: { en: "A planner reads your application outside the order." } },
          actions: [
            { id: "a1", type: "form", label: { en: "Ask for a person" }, target: "https://seaview.example/ask" },
          ],
        }),
        placed("input_dataset", "input_about_a_place", {
          context_value: "identifiable",
          ...details("Name, address, plot and drawings."),
        }),
        placed("processing", "optimization"),
        placed("output_dataset", "output_decision", {
          context_value: "pseudonymous",
          ...details("An order of reading."),
        }),
        placed("retention", "data_retained", { variables: { duration: { en: "two years" } } }),
      ],
    },
    organizations: [CITY],
    identifiability: "identifiable",
  },
  answers: ANSWERS,
};

export const HOME: PageSnapshot = {
  ...BARE,
  page_id: idOf(10),
  type: "home_page",
  slug: "home",
  content: {
    ...CONTENT,
    headline: {
      en: "The technology around you, explained",
      km: "បច្ចេកវិទ្យាជុំវិញអ្នក ពន្យល់ឲ្យយល់",
      ar: "التقنية من حولك، بشرح بسيط",
    },
    subtitle: {
      en: "Sensors, cameras and algorithms work in Seaview's streets and services. See what each one does and what it knows about you.",
      km: "ឧបករណ៍ចាប់សញ្ញា កាមេរ៉ា និងក្បួនដោះស្រាយធ្វើការនៅតាមផ្លូវ និងក្នុងសេវារបស់ស៊ីវ្យូ។",
      ar: "أجهزة استشعار وكاميرات وخوارزميات تعمل في شوارع سي فيو وخدماتها.",
    },
    questions: [
      {
        id: "why",
        question: { en: "Why does this guide exist?" },
        answer: { en: "So that you know what is around you." },
      },
      { id: "sold", question: { en: "Is my data sold?" }, answer: { en: "No." } },
    ],
    home: {
      announcement: { en: "Public meeting about cameras on **20 November**, town hall." },
      show_announcement: true,
      announcement_until: "2026-11-20",
      featured: [{ id: idOf(4) }, { id: idOf(98) }],
      show_code_field: true,
    },
  },
};

const card = (number: number, more: Partial<PageCard>): PageCard => ({
  page_id: idOf(number),
  type: "device_page",
  slug: `page-${number}`,
  title: {},
  subtitle: {},
  identifiability: "none",
  taxonomy_id: "device@1",
  element_ids: [],
  accountable: { name: CITY.name, logo_key: null },
  label_ids: [],
  status_id: null,
  status_phase: "active",
  places: [],
  ...more,
});
const at = (name: string, lat: number, lng: number) => [{ name: { en: name }, lat, lng }];

export const CARDS: readonly PageCard[] = [
  card(1, {
    title: DEVICE.content.headline,
    subtitle: { en: "Checks that heavy lorries keep out of Dock Road at night." },
    identifiability: "identifiable",
    element_ids: ["enforcement", "identifiable_image"],
    label_ids: [idOf(901)],
    places: at("Dock Road", 41.4901, -71.3128),
  }),
  card(2, {
    type: "algorithm_page",
    taxonomy_id: "algorithm@1",
    title: ALGORITHM.content.headline,
    subtitle: ALGORITHM.content.subtitle,
    identifiability: "identifiable",
    element_ids: ["planning_decision_making", "analytical_mode"],
    status_phase: "in_use",
  }),
  card(3, {
    title: { en: "Air quality mast", km: "បង្គោលគុណភាពខ្យល់", ar: "صاري جودة الهواء" },
    subtitle: { en: "Measures dust and exhaust gas every ten minutes." },
    element_ids: ["ecology", "air_quality"],
    label_ids: [idOf(902)],
    places: at("Fish Market Square", 41.4862, -71.3101),
  }),
  card(5, {
    title: { en: "People counter" },
    subtitle: { en: "Counts how many people walk by, so that the path can be widened where it is full." },
    identifiability: "de_identified",
    element_ids: ["planning_decision_making", "de_identified_image"],
    label_ids: [idOf(902)],
    places: at("Harbour Walk, south", 41.4841, -71.3144),
    status_phase: "pilot",
  }),
  card(4, {
    type: "collection_page",
    slug: "along-harbour-walk",
    title: { en: "Along Harbour Walk", km: "តាមដងផ្លូវកំពង់ផែ", ar: "على ممشى الميناء" },
    subtitle: { en: "Devices between Pier 1 and the beach" },
    identifiability: null,
    taxonomy_id: null,
    accountable: null,
    status_phase: null,
  }),
];

export const COLLECTION: PageSnapshot = {
  ...BARE,
  page_id: idOf(4),
  type: "collection_page",
  slug: "along-harbour-walk",
  content: {
    ...CONTENT,
    headline: CARDS[4]?.title ?? {},
    subtitle: { en: "From the old harbour to the beach: what counts, measures and watches beside the path." },
    image: {
      key: "people-counter-promenade.svg",
      alt: { en: "People walk along the promenade." },
      is_decorative: false,
      crop: null,
      focus: { x: 0.5, y: 0.5 },
    },
    collection: {
      rule: "manual",
      members: [{ id: idOf(5) }, { id: idOf(3) }, { id: idOf(97) }, { id: idOf(1) }],
      label_ids: [],
      types: [],
      status_ids: [],
      left_out: [],
      group_by: "label",
      order: "title",
    },
  },
};

export const RETIRED: PageSnapshot = {
  ...DEVICE,
  subject: { ...SUBJECT, status: { name: {}, phase: "removed" }, until: "2026-09-30" },
};

export const PUBLICATIONS: readonly Publication[] = [
  {
    number: 1,
    note: null,
    published_at: "2025-03-14T15:00:00Z",
    published_by: INTERNAL,
    ended_at: "2026-10-12T15:00:00Z",
  },
  {
    number: 2,
    note: "Plates are now kept for 30 days. Before, it was 60.",
    published_at: "2026-10-12T15:00:00Z",
    published_by: INTERNAL,
    ended_at: null,
  },
];
