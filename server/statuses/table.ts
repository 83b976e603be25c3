import { sql } from "kysely";
import type { Phase, Status } from "#contract/statuses.ts";
import type { ConstraintMeanings } from "#server/platform/http/errors.ts";

export const statusColumns = [
  "device_statuses.id",
  "device_statuses.name",
  sql<Status["names"]>`device_statuses.names`.as("names"),
  "device_statuses.color",
  sql<Phase>`device_statuses.phase`.as("phase"),
  "device_statuses.is_public",
  "device_statuses.position",
  "device_statuses.lock_version",
] as const;

export const statusConstraints: ConstraintMeanings = {
  device_statuses_name_per_customer: {
    code: "status_name_taken",
    message: "That status name is already in use",
    field: "status.name",
  },
};
