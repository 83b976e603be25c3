import { sql } from "kysely";
import type { ConstraintMeanings } from "#server/platform/http/errors.ts";

export const redirectSorts = { path: sql.ref("redirects.path"), created_at: sql.ref("redirects.created_at") };

export const redirectConstraints: ConstraintMeanings = {
  redirects_path: { code: "path_taken", message: "That address is already in use", field: "redirect.path" },
};
