import {
  BotMessageSquare,
  CarFront,
  Cctv,
  ClipboardList,
  Drone,
  Eraser,
  EvCharger,
  HandCoins,
  House,
  Layers,
  Lightbulb,
  Monitor,
  PersonStanding,
  RadioTower,
  SquareParking,
  Timer,
  Trash,
  Volume2,
  Wifi,
  Wind,
  Workflow,
} from "lucide-react";
import type { Icon } from "#admin/ui/icon.ts";
import type { Page } from "#contract/pages.ts";
import type { TemplateId } from "#datachain/template-ids.ts";

export const PAGE_ICONS: Record<Page["type"], Icon> = {
  home_page: House,
  device_page: RadioTower,
  algorithm_page: Workflow,
  collection_page: Layers,
};

/** The same icons as in the template picker. */
const BY_TEMPLATE: Record<TemplateId, Icon> = {
  people_counter: PersonStanding,
  licence_plate_reader: CarFront,
  cctv: Cctv,
  wifi_counter: Wifi,
  air_quality: Wind,
  noise_meter: Volume2,
  bin_sensor: Trash,
  parking_sensor: SquareParking,
  smart_lighting: Lightbulb,
  ev_charger: EvCharger,
  kiosk: Monitor,
  drone: Drone,
  chatbot: BotMessageSquare,
  permit_triage: ClipboardList,
  signal_timing: Timer,
  benefit_check: HandCoins,
  document_redaction: Eraser,
};

/** Keyed by server ids: newer templates may have no icon here. */
export const TEMPLATE_ICONS: Partial<Record<string, Icon>> = BY_TEMPLATE;
