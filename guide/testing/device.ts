import { EMPTY_CHAIN, type LText } from "#datachain/model.ts";
import type { PageSnapshot, PublicPlace } from "../content.ts";
import { details, placed } from "./chain.ts";
import { BARE, CITY, CONTENT, idOf } from "./site.ts";

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

export const SUBJECT: NonNullable<PageSnapshot["subject"]> = {
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
    place(1, { en: "Pole 14, Dock Road at Gate 2" }, [36.604221, -121.897637], {
      direction_deg: 90,
      radius_m: 60,
      short_code: "7kd2mp",
    }),
    place(2, { en: "Customs Street" }, [36.605147, -121.894958], { precision: "area", address: "Customs Street" }),
  ],
  relations: [
    { page_id: idOf(2), type: "uses", direction: "in", title: { en: "Traffic fine letters" } },
    { page_id: idOf(3), type: "same_place", direction: "out", title: { en: "Air quality mast" } },
    { page_id: idOf(99), type: "works_with", direction: "out", title: { en: "A page that is not public" } },
  ],
};

export const RETIRED: PageSnapshot = {
  ...DEVICE,
  subject: { ...SUBJECT, status: { name: {}, phase: "removed" }, until: "2026-09-30" },
};
