import { sql } from "kysely";
import type { ListName } from "#contract/saved-views.ts";
import type { ConstraintMeanings } from "#server/platform/http/errors.ts";
import { personName } from "#server/platform/identity/person-name.ts";

export const savedViewColumns = [
  "saved_views.id",
  sql<ListName>`saved_views.list`.as("list"),
  "saved_views.name",
  "saved_views.query",
  "saved_views.is_shared",
  personName("saved_views.user_id").as("owner"),
] as const;

export const savedViewConstraints: ConstraintMeanings = {
  saved_views_name: {
    code: "view_name_taken",
    message: "You already have a view with that name",
    field: "saved_view.name",
  },
};
