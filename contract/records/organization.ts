import type { Fields } from "./field.ts";

export const ORGANIZATION_KINDS = ["institution", "organization"] as const;
export const ORGANIZATION_ROLES = ["deployer", "vendor", "partner", "regulator"] as const;

/** Every field of an organization that people write. Its logo has code of its own. */
export const ORGANIZATION = {
  name: { kind: "line", max: 300, advised: 120, is_required: true, public: "own", card: "about" },
  kind: { kind: "choice", options: ORGANIZATION_KINDS, is_required: true, card: "about" },
  role: { kind: "choice", options: ORGANIZATION_ROLES, card: "about" },
  parent_id: { kind: "organization", card: "about" },
  local_name: { kind: "line", max: 300, advised: 120, is_localized: true, public: "own", card: "texts" },
  headline: { kind: "line", max: 120, is_localized: true, public: "own", card: "texts" },
  description: { kind: "text", max: 2000, is_localized: true, public: "own", card: "texts", rows: 4 },
  logo_alt: { kind: "text", max: 300, is_localized: true },
  website: { kind: "url", public: "own", card: "contact" },
  contact_email: { kind: "email", card: "contact" },
  contact_phone: { kind: "phone", card: "contact" },
  contact_postal: { kind: "text", max: 400, card: "contact", rows: 2 },
  dpo_contact: { kind: "line", max: 254, card: "contact" },
  identifier: { kind: "line", max: 80, card: "register" },
  identifier_scheme: { kind: "line", max: 80, card: "register" },
} as const satisfies Fields;
