import { sql } from "kysely";
import type { ApiToken } from "#contract/api-tokens.ts";
import { personName } from "#server/platform/identity/person-name.ts";

/** All but whether it is the reader's own. */
export const tokenColumns = [
  "api_tokens.id",
  "api_tokens.name",
  sql<ApiToken["kind"]>`case when api_tokens.user_id is null then 'service' else 'person' end`.as("kind"),
  personName("api_tokens.user_id").as("owner"),
  personName("api_tokens.created_by").as("created_by"),
  sql<ApiToken["role"]>`api_tokens.role`.as("role"),
  sql<ApiToken["scopes"]>`api_tokens.scopes`.as("scopes"),
  "api_tokens.hint",
  "api_tokens.days",
  "api_tokens.expires_at",
  "api_tokens.last_used_at",
  "api_tokens.created_at",
] as const;

export const tokenSorts = {
  name: sql`lower(api_tokens.name)`,
  created_at: sql.ref("api_tokens.created_at"),
  expires_at: sql.ref("api_tokens.expires_at"),
  last_used_at: sql.ref("api_tokens.last_used_at"),
};
