import { COST, RULES } from "./duties.ts";
import type { Fields } from "./field.ts";

export const DEVICE_TYPES = ["sensor", "camera", "kiosk", "network", "vehicle", "app", "other"] as const;
const MOBILITIES = ["fixed", "mobile"] as const;

/** Every field of a device that people write. Photo, labels, locations and datachain have code of their own. */
export const DEVICE = {
  name: {
    kind: "line",
    max: 300,
    advised: 120,
    is_required: true,
    public: "own",
    is_suggested: true,
    card: "what",
  },
  reference: { kind: "line", max: 64, public: "own", card: "what", is_half: true },
  status_id: { kind: "status", public: "own" },
  device_type: { kind: "choice", options: DEVICE_TYPES, public: "own", card: "what", is_half: true },
  summary: { kind: "text", max: 400, is_localized: true, public: "own", is_suggested: true, card: "what", rows: 2 },
  description: {
    kind: "text",
    max: 5000,
    is_localized: true,
    public: "own",
    is_suggested: true,
    card: "what",
    rows: 5,
  },
  photo_alt: { kind: "text", max: 300, is_localized: true },
  manufacturer: { kind: "line", max: 120, card: "hardware", is_half: true },
  model: { kind: "line", max: 120, card: "hardware", is_half: true },
  quantity: { kind: "whole", min: 1, max: 1_000_000, is_required: true, card: "hardware", is_half: true },
  mobility: { kind: "choice", options: MOBILITIES, is_required: true, card: "hardware", is_half: true },
  installed_on: { kind: "day", public: "own", card: "hardware", is_half: true },
  active_until: { kind: "day", public: "own", card: "hardware", is_half: true, is_end: true },
  accountable_id: { kind: "organization", public: "own", card: "organizations" },
  vendor_id: { kind: "organization", public: "own", card: "organizations" },
  department: { kind: "line", max: 120, card: "organizations" },
  legal_basis: {
    kind: "text",
    max: 2500,
    is_localized: true,
    public: "fact",
    is_suggested: true,
    card: "residents",
    rows: 3,
  },
  privacy_url: { kind: "url", public: "own", card: "residents" },
  contact_email: { kind: "email", public: "own", card: "residents", is_half: true },
  contact_phone: { kind: "phone", public: "own", card: "residents", is_half: true },
  contact_url: { kind: "url", public: "own", card: "residents" },
  ...RULES,
  ...COST,
  review_due_on: { kind: "day" },
  last_verified_on: { kind: "day", public: "own" },
  internal_notes: { kind: "text", max: 5000, card: "internal", rows: 4 },
} as const satisfies Fields;
