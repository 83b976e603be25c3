import { sql } from "kysely";
import type { IdentityProvider } from "#contract/identity-providers.ts";
import type { ConstraintMeanings } from "#server/platform/http/errors.ts";

export const providerColumns = [
  "id",
  "name",
  "contact",
  "issuer",
  "client_id",
  "secret_saved_at",
  "scope",
  "groups_claim",
  sql<IdentityProvider["group_roles"]>`group_roles`.as("group_roles"),
  sql<IdentityProvider["other_role"]>`other_role`.as("other_role"),
  "is_active",
  sql<IdentityProvider["passwords"]>`passwords`.as("passwords"),
  sql<IdentityProvider["last_test"]>`last_test`.as("last_test"),
  "lock_version",
] as const;

export const identityConstraints: ConstraintMeanings = {
  identity_domains_verified: {
    code: "domain_taken",
    message: "Another workspace has already proven this domain",
    field: "domain",
  },
};
