import type { Connection } from "../db.ts";

export type Login = { readonly name: string; readonly password: string };

/** The same server and database with another login. In a connection string, parameters win over the user before the host. */
export function withLogin(connection: Connection, { name, password }: Login): Connection {
  if (!connection.connectionString) return { ...connection, user: name, password };
  const url = new URL(connection.connectionString);
  url.searchParams.set("user", name);
  url.searchParams.set("password", password);
  return { connectionString: url.href };
}
