import { sql } from "kysely";
import type { Names } from "#contract/names.ts";
import type { ConstraintMeanings } from "#server/platform/http/errors.ts";

/** Counts the devices, algorithms and pages of the outer query's label. */
const usageCount = sql<number>`(
  (select count(*) from device_labels join devices on devices.id = device_id where label_id = labels.id and devices.deleted_at is null) +
  (select count(*) from algorithm_labels join algorithms on algorithms.id = algorithm_id where label_id = labels.id and algorithms.deleted_at is null) +
  (select count(*) from page_labels join pages on pages.id = page_id where label_id = labels.id and pages.deleted_at is null)
)::int`;

export const labelColumns = [
  "labels.id",
  "labels.name",
  sql<Names>`labels.names`.as("names"),
  "labels.color",
  "labels.position",
  "labels.is_public",
  "labels.lock_version",
  "labels.created_at",
  "labels.updated_at",
  usageCount.as("usage_count"),
] as const;

export const labelSorts = (locale = "") => ({
  position: sql.ref("labels.position"),
  name: sql`lower(coalesce(labels.names ->> ${locale}, labels.name))`,
  usage_count: usageCount,
  updated_at: sql.ref("labels.updated_at"),
});

export const labelConstraints: ConstraintMeanings = {
  labels_name_per_customer: {
    code: "label_name_taken",
    message: "That label name is already in use",
    field: "label.name",
  },
};
