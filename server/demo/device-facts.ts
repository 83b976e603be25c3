import type { DEVICE_TEMPLATES } from "#datachain/template-ids.ts";
import { inSix, type Words } from "./texts.ts";

export type DeviceFacts = {
  template: (typeof DEVICE_TEMPLATES)[number];
  vendor?: string;
  accountable: string;
  manufacturer?: string;
  model?: string;
  department: string;
  installed_on: string;
  /** Days from today; negative is overdue. */
  review_in: number;
  summary: Words;
  duration?: Words;
  /** Its places, in order, by name. */
  places: readonly string[];
  /** Left for the visitor to complete. */
  leaveOut?: readonly string[];
  undisclosed?: Readonly<Record<string, Words>>;
  /** Template elements to replace, or to drop with null. */
  instead?: Readonly<Record<string, string | null>>;
};

const DAYS_30 = inSix("30 days", "30 días", "30 jours", "30 dias", "30 araw", "៣០ ថ្ងៃ");
const YEAR = inSix("12 months", "12 meses", "12 mois", "12 meses", "12 buwan", "១២ ខែ");

/** By the device's reference. */
export const DEVICE_FACTS: Readonly<Record<string, DeviceFacts>> = {
  "ENV-0007": {
    template: "air_quality",
    vendor: "airsense",
    accountable: "city",
    manufacturer: "AirSense",
    model: "Mast 3",
    department: "Environment",
    installed_on: "2023-05-16",
    review_in: 120,
    summary: inSix(
      "Measures fine dust and nitrogen dioxide beside the market.",
      "Mide el polvo fino y el dióxido de nitrógeno junto al mercado.",
      "Mesure les poussières fines et le dioxyde d’azote près du marché.",
      "Mede poeiras finas e dióxido de azoto junto ao mercado.",
      "Sinusukat ang pinong alikabok at nitrogen dioxide sa tabi ng palengke.",
      "វាស់ធូលីល្អិត និងនីត្រូសែនឌីអុកស៊ីតនៅក្បែរផ្សារ។",
    ),
    duration: YEAR,
    places: ["Fish Market Square, east side", "Fish Market Square, hall roof"],
  },
  "ENV-0008": {
    template: "air_quality",
    vendor: "airsense",
    accountable: "city",
    manufacturer: "AirSense",
    model: "Mast 3",
    department: "Environment",
    installed_on: "2024-02-02",
    review_in: 200,
    summary: inSix(
      "Measures the air where lorries wait for the ferry.",
      "Mide el aire donde los camiones esperan el ferri.",
    ),
    duration: YEAR,
    places: ["Dock Road 12", "Dock Road, ferry queue"],
  },
  "TRA-0031": {
    template: "licence_plate_reader",
    vendor: "transitvision",
    accountable: "transport",
    manufacturer: "TransitVision",
    model: "BL-200",
    department: "Transport",
    installed_on: "2022-09-01",
    review_in: 16,
    summary: inSix(
      "Takes a photo of a vehicle and its number plate when it drives in the bus lane during bus hours.",
      "Fotografía un vehículo y su matrícula cuando circula por el carril bus en horario de autobuses.",
      "Photographie un véhicule et sa plaque lorsqu’il roule dans le couloir de bus pendant les heures de service.",
      "Fotografa um veículo e a matrícula quando circula na faixa de autocarros no horário destes.",
      "Kinukunan ng litrato ang sasakyan at plaka nito kapag dumaan sa linya ng bus sa oras ng bus.",
      "ថតរូបយានយន្ត និងស្លាកលេខ នៅពេលវាបើកក្នុងគន្លងរថយន្តក្រុងក្នុងម៉ោងរថយន្តក្រុង។",
    ),
    duration: DAYS_30,
    places: ["Mill Street 3", "Mill Street 40", "Mill Street, bridge", "Old Town Gate", "Library Lane", "Station Road"],
  },
  "ENV-0015": {
    template: "bin_sensor",
    instead: { waste_management: "fire_emergency" },
    vendor: "airsense",
    accountable: "city",
    department: "Water",
    installed_on: "2021-11-20",
    review_in: 90,
    summary: inSix("Measures the water level and warns when it rises.", "Mide la altura del agua y avisa cuando sube."),
    duration: YEAR,
    places: ["Mill Creek, footbridge", "Mill Creek, weir", "Mill Creek, outlet"],
  },
  "ICT-0002": {
    template: "wifi_counter",
    instead: { planning_decision_making: "connectivity", mobility: null },
    vendor: "netcity",
    accountable: "city",
    department: "IT",
    installed_on: "2020-06-15",
    review_in: 40,
    summary: inSix("Free internet for everyone waiting for the ferry.", "Internet gratis para quien espera el ferry."),
    duration: DAYS_30,
    places: ["Ferry Terminal, pier 2", "Ferry Terminal, hall"],
    leaveOut: ["storage"],
  },
  "TRA-0018": {
    template: "people_counter",
    vendor: "countco",
    accountable: "city",
    manufacturer: "CountCo",
    model: "C5",
    department: "Planning",
    installed_on: "2024-04-11",
    review_in: 95,
    summary: inSix(
      "Counts how many people walk along the water. It does not store images.",
      "Cuenta cuántas personas caminan junto al agua. No guarda imágenes.",
      "Compte combien de personnes marchent au bord de l’eau. Aucune image n’est gardée.",
      "Conta quantas pessoas passeiam junto à água. Não guarda imagens.",
      "Binibilang kung ilang tao ang naglalakad sa tabi ng tubig. Walang itinatabing larawan.",
      "រាប់ចំនួនមនុស្សដែលដើរតាមមាត់ទឹក។ វាមិនរក្សាទុករូបភាពទេ។",
    ),
    duration: YEAR,
    places: ["Harbour Walk, north", "Harbour Walk, lighthouse", "Harbour Walk, south"],
  },
  "TRA-0019": {
    template: "people_counter",
    vendor: "countco",
    accountable: "city",
    manufacturer: "CountCo",
    model: "C5",
    department: "Planning",
    installed_on: "2025-03-01",
    review_in: 60,
    summary: inSix("Counts beach visitors.", "Cuenta visitantes de la playa."),
    places: ["Beach Promenade 1", "Beach Promenade 9"],
    leaveOut: ["retention"],
  },
  "ICT-0005": {
    template: "kiosk",
    vendor: "netcity",
    accountable: "city",
    department: "IT",
    installed_on: "2019-01-10",
    review_in: -12,
    summary: inSix("Shows events, buses and directions.", "Muestra actos, autobuses y direcciones."),
    places: ["Central Library, entrance"],
    undisclosed: {
      storage: inSix(
        "The supplier has not told us yet where it stores the data. We asked again in October.",
        "El proveedor aún no nos ha dicho dónde guarda los datos. Volvimos a preguntar en octubre.",
      ),
    },
  },
  "TRA-0029": {
    template: "licence_plate_reader",
    vendor: "transitvision",
    accountable: "transport",
    manufacturer: "TransitVision",
    model: "PL-10",
    department: "Transport",
    installed_on: "2023-10-05",
    review_in: 13,
    summary: inSix("Opens the barrier for registered lorries.", "Abre la barrera a camiones registrados."),
    duration: DAYS_30,
    places: ["Dock Road, barrier"],
    leaveOut: ["access"],
  },
  "ENV-0021": {
    template: "noise_meter",
    vendor: "airsense",
    accountable: "city",
    department: "Environment",
    installed_on: "2025-06-01",
    review_in: 50,
    summary: inSix(
      "Measures how loud it is at night. It does not record voices.",
      "Mide el ruido nocturno. No graba voces.",
    ),
    places: ["Warehouse District 4", "Warehouse District 18", "Silo Street", "Rope Yard"],
    leaveOut: ["process", "storage"],
  },
  "WST-0004": {
    template: "bin_sensor",
    accountable: "city",
    department: "Waste",
    installed_on: "2022-03-03",
    review_in: -5,
    summary: inSix("Shows when a bin is full.", "Avisa cuando una papelera está llena."),
    duration: DAYS_30,
    places: ["Beach Promenade, kiosk", "Beach Promenade, steps", "Beach Promenade, playground", "Beach car park"],
  },
  "WST-0006": {
    template: "bin_sensor",
    accountable: "city",
    department: "Waste",
    installed_on: "2024-08-20",
    review_in: 210,
    summary: inSix("Shows when a bin is full.", "Avisa cuando una papelera está llena."),
    duration: DAYS_30,
    places: ["Old Town, fountain", "Old Town, church"],
  },
  "TRA-0012": {
    template: "people_counter",
    vendor: "countco",
    accountable: "transport",
    department: "Transport",
    installed_on: "2017-05-05",
    review_in: 150,
    summary: inSix(
      "Counted cars and lorries until the street was closed to them.",
      "Contó coches y camiones hasta que se cerró la calle.",
    ),
    duration: YEAR,
    places: ["Customs Street, north", "Customs Street, south", "Customs Street, quay", "Customs Street, underpass"],
  },
};
