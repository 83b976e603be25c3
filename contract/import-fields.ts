/** Device columns, named as in the exported file. */
export const DEVICE_FIELDS = [
  "id",
  "reference",
  "name",
  "status",
  "device_type",
  "manufacturer",
  "model",
  "vendor",
  "accountable",
  "department",
  "quantity",
  "mobility",
  "installed_on",
  "active_until",
  "summary",
  "description",
  "legal_basis",
  "privacy_url",
  "contact_email",
  "contact_phone",
  "contact_url",
  "review_due_on",
  "last_verified_on",
  "internal_notes",
  "labels",
  "photo_alt",
] as const;

/** Place columns; a device with several places has one row for each. */
export const PLACE_FIELDS = [
  "location_id",
  "location_name",
  "address",
  "lat",
  "lng",
  "coordinates",
  "geometry",
  "precision",
  "direction_deg",
  "radius_m",
  "is_public",
  "sign_installed_on",
  "sign_languages",
] as const;

/** Algorithm columns. The factsheet's questions are added to these. */
export const ALGORITHM_FIELDS = [
  "id",
  "reference",
  "name",
  "lifecycle",
  "summary",
  "start_month",
  "end_month",
  "deployer",
  "department",
  "suppliers",
  "themes",
  "publication_category",
  "algorithm_type",
  "contact_email",
  "contact_url",
  "review_due_on",
  "last_verified_on",
  "internal_notes",
  "labels",
  "image_alt",
] as const;

export type DeviceField = (typeof DEVICE_FIELDS)[number];
export type PlaceField = (typeof PLACE_FIELDS)[number];
export type AlgorithmField = (typeof ALGORITHM_FIELDS)[number];

/** Prefix for factsheet questions as mapping targets: `factsheet.purpose`. */
export const ANSWER_PREFIX = "factsheet.";
