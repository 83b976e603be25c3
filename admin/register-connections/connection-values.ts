import type { RegisterConnection, RegisterConnectionInput } from "#contract/register-connections.ts";

/** The form's values: the secret is only ever written. */
export type ConnectionValues = Required<RegisterConnectionInput>;

const NEW: ConnectionValues = {
  api_address: "https://",
  token_address: "https://",
  organization: "",
  login: "password",
  client_id: "authentication-client",
  username: "",
  secret: "",
  is_on: true,
  sends_again: false,
};

export function toValues(connection: RegisterConnection | null): ConnectionValues {
  if (!connection) return NEW;
  const { api_address, token_address, organization, login, client_id, username, is_on, sends_again } = connection;
  return { api_address, token_address, organization, login, client_id, username, is_on, sends_again, secret: "" };
}

/** A client has no user. */
export const toInput = ({ secret, username, ...values }: ConnectionValues): RegisterConnectionInput => ({
  ...values,
  username: values.login === "password" ? username : "",
  ...(secret && { secret }),
});
