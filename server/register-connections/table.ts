import { sql } from "kysely";
import type { RegisterConnection } from "#contract/register-connections.ts";

export const connectionColumns = [
  "id",
  "api_address",
  "token_address",
  "organization",
  sql<RegisterConnection["login"]>`login`.as("login"),
  "client_id",
  "username",
  "secret_saved_at",
  "is_on",
  "sends_again",
  sql<RegisterConnection["last_test"]>`last_test`.as("last_test"),
  "lock_version",
] as const;
