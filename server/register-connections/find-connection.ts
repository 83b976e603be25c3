import type { RegisterConnection } from "#contract/register-connections.ts";
import type { Services } from "#server/platform/services.ts";
import { RegisterError } from "./register-error.ts";

/** With its secret: only for requests to the register. */
export type Connection = Pick<
  RegisterConnection,
  "api_address" | "token_address" | "organization" | "login" | "client_id" | "username" | "lock_version"
> & { readonly secret: string };

export const secretPlace = (customer_id: string) => `register connection ${customer_id}`;

type Needs = Pick<Services, "database" | "secrets">;

/** Loaded at sending time, by the login that may read secrets. Undefined if the register was disconnected. */
export async function findConnection(
  { database, secrets }: Needs,
  customer_id: string,
): Promise<Connection | undefined> {
  const row = await database.system
    .selectFrom("register_connections")
    .select([
      "api_address",
      "token_address",
      "organization",
      "login",
      "client_id",
      "username",
      "lock_version",
      "secret",
    ])
    .where("customer_id", "=", customer_id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { secret: sealed, login, ...rest } = row;
  if (!sealed) throw new RegisterError("secret_unreadable");
  try {
    const secret = secrets.open(sealed, secretPlace(customer_id));
    return { ...rest, login: login as Connection["login"], secret };
  } catch (cause) {
    throw new RegisterError("secret_unreadable", { cause });
  }
}
