import type { PageType } from "#contract/pages.ts";
import { inSix, type Words } from "./texts.ts";

/** Colours and phases as in the screen designs. */
export const statuses = [
  { name: "Active", color: "#16a34a", phase: "active" },
  { name: "Pilot", color: "#2563eb", phase: "pilot" },
  { name: "Planned", color: "#7c8796", phase: "planned", is_public: false },
  { name: "Paused", color: "#d97706", phase: "paused" },
  // named as the product names it in every other language
  { name: "Faulty", color: "#dc2626", phase: "faulty" },
  { name: "Decommissioned", color: "#374151", phase: "decommissioned" },
] as const;
type Status = (typeof statuses)[number]["name"];

export type DemoLabel = { words: Words; color: string; is_public?: boolean };
export type DemoPage = {
  type: PageType;
  headline: Words;
  /** Scheduled pages are drafts until then. */
  state: "draft" | "published" | "changed" | "withdrawn" | "scheduled";
  labels: readonly string[];
};
/** A device with a state has its own page; its place is also where its feedback comes from. */
export type DemoDevice = {
  headline: Words;
  reference?: string;
  status?: Status;
  state?: DemoPage["state"];
  place: string;
  labels: readonly string[];
};

const device = (facts: Omit<DemoDevice, "headline">, ...headline: Parameters<typeof inSix>): DemoDevice => ({
  headline: inSix(...headline),
  ...facts,
});
const page = (
  type: PageType,
  state: DemoPage["state"],
  labels: readonly string[],
  ...headline: Parameters<typeof inSix>
): DemoPage => ({
  type,
  headline: inSix(...headline),
  state,
  labels,
});

const label = (color: string, ...words: Parameters<typeof inSix>): DemoLabel => ({ color, words: inSix(...words) });

export const seaviewLabels: readonly DemoLabel[] = [
  label("#1d4ed8", "Mobility", "Movilidad", "Mobilité", "Mobilidade", "Transportasyon", "ការធ្វើដំណើរ"),
  label("#0e7490", "Waterfront", "Frente marítimo", "Bord de mer", "Frente de mar", "Tabing-dagat", "មាត់សមុទ្រ"),
  label("#15803d", "Environment", "Medio ambiente", "Environnement", "Ambiente", "Kapaligiran", "បរិស្ថាន"),
  label("#b91c1c", "Safety", "Seguridad", "Sécurité", "Segurança", "Kaligtasan", "សុវត្ថិភាព"),
  label("#475569", "Port", "Puerto", "Port", "Porto", "Daungan", "កំពង់ផែ"),
  label("#92400e", "Old Town", "Casco antiguo", "Vieille ville", "Centro histórico", "Lumang Bayan", "ទីក្រុងចាស់"),
  label("#6d28d9", "Connectivity", "Conectividad", "Connectivité", "Conectividade", "Koneksiyon", "ការតភ្ជាប់"),
  { ...label("#9d174d", "Council report 2025", "Informe municipal 2025"), is_public: false },
];

export const seaviewDevices: readonly DemoDevice[] = [
  device(
    {
      reference: "ENV-0007",
      status: "Active",
      state: "published",
      place: "Fish Market Square",
      labels: ["Environment", "Waterfront"],
    },
    "Air quality mast, Fish Market Square",
    "Estación de calidad del aire, Fish Market Square",
    "Mât de qualité de l’air, Fish Market Square",
    "Estação de qualidade do ar, Fish Market Square",
    "Poste ng kalidad ng hangin, Fish Market Square",
    "បង្គោលវាស់គុណភាពខ្យល់ Fish Market Square",
  ),
  device(
    {
      reference: "ENV-0008",
      status: "Active",
      state: "published",
      place: "Dock Road",
      labels: ["Environment", "Port"],
    },
    "Air quality mast, Dock Road",
    "Estación de calidad del aire, Dock Road",
    "Mât de qualité de l’air, Dock Road",
    "Estação de qualidade do ar, Dock Road",
    undefined,
    "បង្គោលវាស់គុណភាពខ្យល់ Dock Road",
  ),
  device(
    {
      reference: "TRA-0031",
      status: "Active",
      state: "changed",
      place: "Mill Street",
      labels: ["Mobility", "Safety", "Council report 2025"],
    },
    "Bus lane camera, Mill Street",
    "Cámara del carril bus, Mill Street",
    "Caméra du couloir de bus, Mill Street",
    "Câmara da faixa de autocarros, Mill Street",
    "Kamera sa linya ng bus, Mill Street",
    "កាមេរ៉ាគន្លងរថយន្តក្រុង Mill Street",
  ),
  device(
    {
      reference: "ENV-0015",
      status: "Active",
      state: "published",
      place: "Mill Creek",
      labels: ["Environment", "Safety"],
    },
    "Flood level sensor, Mill Creek",
    "Sensor de crecidas, Mill Creek",
    "Capteur de crue, Mill Creek",
    undefined,
    "Sensor ng baha, Mill Creek",
    "ឧបករណ៍វាស់កម្ពស់ទឹកជំនន់ Mill Creek",
  ),
  device(
    {
      reference: "ICT-0002",
      status: "Active",
      state: "changed",
      place: "Ferry Terminal",
      labels: ["Connectivity", "Waterfront"],
    },
    "Public Wi-Fi, Ferry Terminal",
    "Wi-Fi público gratuito, Ferry Terminal",
    "Wi-Fi public gratuit, Ferry Terminal",
    "Wi-Fi público gratuito, Ferry Terminal",
    "Libreng pampublikong Wi-Fi, Ferry Terminal",
    "វ៉ាយហ្វាយសាធារណៈឥតគិតថ្លៃ Ferry Terminal",
  ),
  device(
    {
      reference: "TRA-0018",
      status: "Active",
      state: "published",
      place: "Harbour Walk",
      labels: ["Mobility", "Waterfront"],
    },
    "People counter, Harbour Walk",
    "Contador de personas, Harbour Walk",
    "Compteur de piétons, Harbour Walk",
    "Contador de pessoas, Harbour Walk",
    "Pambilang ng tao, Harbour Walk",
    "ឧបករណ៍រាប់ចំនួនមនុស្ស Harbour Walk",
  ),
  device(
    {
      reference: "TRA-0019",
      status: "Pilot",
      state: "published",
      place: "Beach Promenade",
      labels: ["Mobility", "Waterfront", "Council report 2025"],
    },
    "People counter, Beach Promenade",
    "Contador de personas, Beach Promenade",
    undefined,
    undefined,
    undefined,
    "ឧបករណ៍រាប់ចំនួនមនុស្ស Beach Promenade",
  ),
  device(
    { reference: "ICT-0005", status: "Paused", state: "published", place: "Central Library", labels: ["Connectivity"] },
    "Information kiosk, Central Library",
    "Quiosco de información, Central Library",
    "Borne d’information, Central Library",
    "Quiosque de informação, Central Library",
  ),
  device(
    {
      reference: "TRA-0029",
      status: "Active",
      state: "scheduled",
      place: "Dock Road",
      labels: ["Mobility", "Port", "Safety"],
    },
    "Licence plate reader, Dock Road",
    "Lector de matrículas, Dock Road",
    "Lecteur de plaques, Dock Road",
    "Leitor de matrículas, Dock Road",
    "Tagabasa ng plaka, Dock Road",
    "ឧបករណ៍អានផ្លាកលេខ Dock Road",
  ),
  device(
    {
      reference: "ENV-0021",
      status: "Planned",
      state: "draft",
      place: "Warehouse District",
      labels: ["Environment", "Port"],
    },
    "Noise monitor, Warehouse District",
    "Medidor de ruido, Warehouse District",
  ),
  device(
    {
      reference: "WST-0004",
      status: "Active",
      state: "published",
      place: "Beach Promenade",
      labels: ["Environment", "Waterfront"],
    },
    "Smart bin sensors, Beach Promenade",
    "Sensores en papeleras, Beach Promenade",
    "Poubelles connectées, Beach Promenade",
    "Sensores nos caixotes do lixo, Beach Promenade",
    "Mga sensor sa basurahan, Beach Promenade",
    "ឧបករណ៍ចាប់សញ្ញាធុងសំរាម Beach Promenade",
  ),
  device(
    {
      reference: "WST-0006",
      status: "Faulty",
      state: "published",
      place: "Old Town",
      labels: ["Environment", "Old Town"],
    },
    "Smart bin sensors, Old Town",
    "Sensores en papeleras, Old Town",
    undefined,
    "Sensores nos caixotes do lixo, Old Town",
  ),
  device(
    {
      reference: "TRA-0012",
      status: "Decommissioned",
      state: "withdrawn",
      place: "Customs Street",
      labels: ["Mobility", "Port"],
    },
    "Traffic counter, Customs Street",
    "Contador de tráfico, Customs Street",
  ),
  device(
    { state: "draft", place: "Market Hall", labels: ["Mobility", "Old Town"] },
    "Wi-Fi footfall counter, Market Hall",
    "Contador de visitantes por Wi-Fi, Market Hall",
  ),
];

export const seaviewPages: readonly DemoPage[] = [
  page(
    "algorithm_page",
    "published",
    ["Council report 2025"],
    "Building permit triage",
    "Prioridad de licencias de obra",
    "Tri des permis de construire",
    "Triagem de licenças de obras",
    "Pag-uuna ng mga permit sa gusali",
    "ការតម្រៀបលិខិតអនុញ្ញាតសាងសង់",
  ),
  page(
    "algorithm_page",
    "published",
    ["Mobility"],
    "Parking demand forecast",
    "Previsión de aparcamiento",
    "Prévision du stationnement",
    "Previsão de estacionamento",
    undefined,
    "ការព្យាករណ៍តម្រូវការចំណតរថយន្ត",
  ),
  page(
    "algorithm_page",
    "changed",
    ["Mobility", "Safety"],
    "Pothole finder",
    "Buscador de baches",
    "Détection des nids-de-poule",
    "Deteção de buracos na estrada",
  ),
  page(
    "algorithm_page",
    "published",
    ["Waterfront"],
    "Ferry crowding forecast",
    "Previsión de ocupación del ferri",
    undefined,
    undefined,
    "Pagtataya ng dami ng sasakay sa ferry",
    "ការព្យាករណ៍ភាពកកកុញលើសាឡាង",
  ),
  page("algorithm_page", "draft", [], "Housing benefit check", "Comprobación de ayudas a la vivienda"),
  page(
    "collection_page",
    "published",
    ["Waterfront"],
    "Along Harbour Walk",
    "A lo largo de Harbour Walk",
    "Le long de Harbour Walk",
    "Ao longo de Harbour Walk",
    "Sa kahabaan ng Harbour Walk",
    "តាមបណ្តោយ Harbour Walk",
  ),
  page(
    "collection_page",
    "published",
    ["Port"],
    "Getting through the port",
    "Cruzar el puerto",
    "Traverser le port",
    "Atravessar o porto",
    undefined,
    "ការធ្វើដំណើរឆ្លងកាត់កំពង់ផែ",
  ),
  page("collection_page", "draft", [], "Decisions with algorithms", "Decisiones con algoritmos"),
];

export const harbourtonLabels: readonly DemoLabel[] = [
  label("#1d4ed8", "Gates", "Puertas"),
  label("#0e7490", "Berths", "Muelles"),
];

export const harbourtonDevices: readonly DemoDevice[] = [
  device(
    { reference: "GATE-01", status: "Active", state: "published", place: "North Gate", labels: ["Gates"] },
    "Container gate camera",
    "Cámara de la puerta de contenedores",
  ),
  device(
    { reference: "BER-04", status: "Active", state: "draft", place: "Berth 4", labels: ["Berths"] },
    "Berth tide gauge",
  ),
  device({ reference: "GATE-02", status: "Pilot", place: "North Gate", labels: ["Gates"] }, "Lorry queue display"),
];
