import type { GlyphName } from "./glyphs.ts";
import type { TemplateId } from "./template-ids.ts";

/** Glyphs for the template picker. */
export const TEMPLATE_GLYPHS: Readonly<Record<TemplateId, GlyphName>> = {
  people_counter: "person-standing",
  licence_plate_reader: "car-front",
  cctv: "cctv",
  wifi_counter: "wifi",
  air_quality: "wind",
  noise_meter: "volume-2",
  bin_sensor: "trash",
  parking_sensor: "square-letter-p",
  smart_lighting: "lightbulb",
  ev_charger: "ev-charger",
  kiosk: "monitor",
  drone: "drone",
  chatbot: "bot-message-square",
  permit_triage: "clipboard-list",
  signal_timing: "timer",
  benefit_check: "hand-coins",
  document_redaction: "eraser",
};
