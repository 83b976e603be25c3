import type { PageCard } from "../content.ts";
import { ALGORITHM } from "./algorithm.ts";
import { DEVICE } from "./device.ts";
import { CITY, idOf } from "./site.ts";

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
    places: at("Dock Road", 36.604087, -121.879124),
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
    places: at("Fish Market Square", 36.601936, -121.896923),
  }),
  card(5, {
    title: { en: "People counter" },
    subtitle: { en: "Counts how many people walk by, so that the path can be widened where it is full." },
    identifiability: "de_identified",
    element_ids: ["planning_decision_making", "de_identified_image"],
    label_ids: [idOf(902)],
    places: at("Harbour Walk, south", 36.602961, -121.892026),
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
