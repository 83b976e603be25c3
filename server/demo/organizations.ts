import type { DemoMark } from "./photos.ts";
import { inSix, type Words } from "./texts.ts";

export type DemoOrganization = {
  key: string;
  name: string;
  kind: "institution" | "organization";
  role: "deployer" | "vendor" | "partner" | "regulator";
  local_name?: Words;
  headline: Words;
  website?: string;
  contact_email?: string;
  parent?: string;
  logo?: DemoMark | undefined;
};

export const seaviewOrganizations: readonly DemoOrganization[] = [
  {
    key: "city",
    logo: "city",
    name: "City of Seaview",
    kind: "institution",
    role: "deployer",
    local_name: inSix(
      "City of Seaview",
      "Ciudad de Seaview",
      "Ville de Seaview",
      "Cidade de Seaview",
      "Lungsod ng Seaview",
      "ទីក្រុង Seaview",
    ),
    headline: inSix(
      "Runs the city’s streets and services",
      "Gestiona las calles y los servicios",
      "Gère les rues et les services",
      "Gere as ruas e os serviços",
      "Namamahala sa mga kalye at serbisyo",
      "គ្រប់គ្រងផ្លូវ និងសេវាកម្មរបស់ទីក្រុង",
    ),
    website: "https://seaview.example",
    contact_email: "digital.rights@seaview.example",
  },
  {
    key: "transport",
    logo: "city",
    name: "Seaview Transport Department",
    kind: "institution",
    role: "deployer",
    headline: inSix(
      "Buses, parking and traffic signals",
      "Autobuses, aparcamiento y semáforos",
      "Bus, stationnement et feux",
      "Autocarros, estacionamento e semáforos",
      "Mga bus, paradahan at ilaw-trapiko",
      "រថយន្តក្រុង ចំណត និងភ្លើងសញ្ញា",
    ),
    contact_email: "transport@seaview.example",
    parent: "city",
  },
  {
    key: "port",
    logo: "port",
    name: "Seaview Port Authority",
    kind: "institution",
    role: "partner",
    headline: inSix("Runs the harbour", "Gestiona el puerto", "Gère le port", "Gere o porto"),
    website: "https://port.seaview.example",
  },
  {
    key: "transitvision",
    name: "TransitVision Ltd",
    kind: "organization",
    role: "vendor",
    headline: inSix("Makes and maintains the cameras", "Fabrica y mantiene las cámaras"),
    website: "https://transitvision.example",
  },
  {
    key: "airsense",
    name: "AirSense Instruments",
    kind: "organization",
    role: "vendor",
    headline: inSix("Makes measuring stations", "Fabrica estaciones de medición"),
  },
  {
    key: "countco",
    name: "CountCo",
    kind: "organization",
    role: "vendor",
    headline: inSix("Counts people without identifying them", "Cuenta personas sin identificarlas"),
  },
  {
    key: "netcity",
    name: "NetCity Broadband",
    kind: "organization",
    role: "vendor",
    headline: inSix("Runs the city’s Wi-Fi", "Gestiona el Wi-Fi de la ciudad"),
  },
  {
    key: "commissioner",
    name: "State Data Protection Commissioner",
    kind: "institution",
    role: "regulator",
    headline: inSix("Handles complaints about personal data"),
    website: "https://privacy.state.example",
  },
];

export const harbourtonOrganizations: readonly DemoOrganization[] = [
  {
    key: "city",
    name: "Port of Harbourton",
    kind: "institution",
    role: "deployer",
    headline: inSix("Runs the port", "Gestiona el puerto"),
  },
  {
    key: "gateworks",
    name: "GateWorks",
    kind: "organization",
    role: "vendor",
    headline: inSix("Makes gates and readers"),
  },
];
