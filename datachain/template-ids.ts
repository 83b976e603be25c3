import type { Kind } from "./model.ts";

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

export const templateIds = (kind: Kind): readonly TemplateId[] =>
  kind === "device" ? DEVICE_TEMPLATES : ALGORITHM_TEMPLATES;

/** Name of a template, and a one-sentence summary, in one language. */
type TemplateWords = { readonly name: string; readonly summary: string };
export type AllTemplateWords = Readonly<Record<TemplateId, TemplateWords>>;

/** Frequent questions, with answers to adapt. Separate from the words, because the template picker does not need them. */
type TemplateFaq = readonly (readonly [question: string, answer: string])[];
export type AllTemplateFaqs = Readonly<Record<TemplateId, TemplateFaq>>;

/** Draft texts of an algorithm's datachain, to adapt: what its elements say where a text is required. */
export type AllTemplateTexts = {
  /** What the organization in charge does. */
  readonly accountable: string;
  readonly supplier: string;
  readonly rights: Readonly<Record<string, string>>;
} & Readonly<
  Record<
    (typeof ALGORITHM_TEMPLATES)[number],
    {
      readonly affected: { readonly title: string; readonly description: string };
      /** By element: what the risk is, or which data it stands for. */
      readonly elements: Readonly<Record<string, string>>;
    }
  >
>;
