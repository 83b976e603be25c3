export const DEVICE_TEMPLATES = [
  "people_counter",
  "licence_plate_reader",
  "cctv",
  "wifi_counter",
  "air_quality",
  "noise_meter",
  "bin_sensor",
  "parking_sensor",
  "smart_lighting",
  "ev_charger",
  "kiosk",
  "drone",
] as const;
export const ALGORITHM_TEMPLATES = [
  "chatbot",
  "permit_triage",
  "signal_timing",
  "benefit_check",
  "document_redaction",
] as const;
export type TemplateId = (typeof DEVICE_TEMPLATES)[number] | (typeof ALGORITHM_TEMPLATES)[number];

/** A template in one language: its name, what it is in one sentence, and questions people ask with answers to adapt. */
export type TemplateWords = {
  readonly name: string;
  readonly summary: string;
  readonly faq: readonly (readonly [question: string, answer: string])[];
};
export type AllTemplateWords = Readonly<Record<TemplateId, TemplateWords>>;
