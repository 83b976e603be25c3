import type { Translate } from "#admin/i18n/i18n.ts";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";
import {
  ALGORITHM_FIELDS,
  type AlgorithmField,
  ANSWER_PREFIX,
  DEVICE_FIELDS,
  type DeviceField,
  PLACE_FIELDS,
  type PlaceField,
} from "#contract/import-fields.ts";
import type { ImportSubject } from "#contract/imports.ts";

/** The same labels as in the records' forms. */
const DEVICE_WORDS = {
  id: "imports.field.id",
  reference: "devices.field.reference",
  name: "devices.field.name",
  status: "devices.field.status_id",
  device_type: "devices.field.device_type",
  manufacturer: "devices.field.manufacturer",
  model: "devices.field.model",
  vendor: "devices.field.vendor_id",
  accountable: "devices.field.accountable_id",
  department: "devices.field.department",
  quantity: "devices.field.quantity",
  mobility: "devices.field.mobility",
  installed_on: "devices.field.installed_on",
  active_until: "devices.field.active_until",
  summary: "devices.field.summary",
  description: "devices.field.description",
  legal_basis: "devices.field.legal_basis",
  privacy_url: "devices.field.privacy_url",
  contact_email: "devices.field.contact_email",
  contact_phone: "devices.field.contact_phone",
  contact_url: "devices.field.contact_url",
  review_due_on: "devices.field.review_due_on",
  last_verified_on: "devices.field.last_verified_on",
  internal_notes: "devices.field.internal_notes",
  labels: "devices.field.label_ids",
  photo_alt: "devices.field.photo_alt",
} as const satisfies Record<DeviceField, string>;

const PLACE_WORDS = {
  location_id: "imports.field.location_id",
  location_name: "imports.field.location_name",
  address: "locations.field.address",
  lat: "locations.field.lat",
  lng: "locations.field.lng",
  coordinates: "locations.field.coordinates",
  geometry: "imports.field.geometry",
  precision: "locations.field.precision",
  direction_deg: "locations.field.direction_deg",
  radius_m: "locations.field.radius_m",
  is_public: "locations.field.is_public",
  sign_installed_on: "locations.field.sign_installed_on",
  sign_languages: "locations.field.sign_languages",
} as const satisfies Record<PlaceField, string>;

const ALGORITHM_WORDS = {
  id: "imports.field.id",
  reference: "algorithms.field.reference",
  name: "algorithms.field.name",
  lifecycle: "algorithms.field.lifecycle",
  summary: "algorithms.field.summary",
  start_month: "algorithms.field.start_month",
  end_month: "algorithms.field.end_month",
  deployer: "algorithms.field.deployer_id",
  department: "algorithms.field.department",
  suppliers: "algorithms.field.suppliers",
  themes: "algorithms.field.themes",
  publication_category: "algorithms.field.publication_category",
  algorithm_type: "algorithms.field.algorithm_type",
  contact_email: "algorithms.field.contact_email",
  contact_url: "algorithms.field.contact_url",
  review_due_on: "algorithms.field.review_due_on",
  last_verified_on: "algorithms.field.last_verified_on",
  internal_notes: "algorithms.field.internal_notes",
  labels: "algorithms.field.label_ids",
  image_alt: "algorithms.field.image_alt",
} as const satisfies Record<AlgorithmField, string>;

export interface FieldChoice {
  id: string;
  label: string;
}
export interface FieldGroup {
  title: string;
  fields: readonly FieldChoice[];
}

const groupOf = <F extends string>(title: string, fields: readonly F[], label: (field: F) => string): FieldGroup => ({
  title,
  fields: fields.map((id) => ({ id, label: label(id) })),
});

/** Import fields, grouped by topic. */
export function fieldGroups(t: Translate, subject: ImportSubject): FieldGroup[] {
  if (subject === "devices")
    return [
      groupOf(t("imports.match.group.device"), DEVICE_FIELDS, (field) => t(DEVICE_WORDS[field])),
      groupOf(t("imports.match.group.place"), PLACE_FIELDS, (field) => t(PLACE_WORDS[field])),
    ];
  const own = groupOf(t("imports.match.group.algorithm"), ALGORITHM_FIELDS, (field) => t(ALGORITHM_WORDS[field]));
  const asked = FACTSHEET_TEMPLATE.sections.map(({ id, questions }) => ({
    title: t("imports.match.group.factsheet", { section: t(`factsheets.sections.${id}.title`) }),
    fields: questions.map((question) => ({
      id: `${ANSWER_PREFIX}${question.id}`,
      label: t(`factsheets.questions.${question.id}.label`),
    })),
  }));
  return [own, ...asked];
}

/** Labels by field. */
export const fieldLabels = (groups: readonly FieldGroup[]): ReadonlyMap<string, string> =>
  new Map(groups.flatMap(({ fields }) => fields.map(({ id, label }) => [id, label] as const)));
