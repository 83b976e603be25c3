import { INSTALLATION } from "#contract/city-sign-in.ts";
import type { Role } from "#contract/customers.ts";
import type { IdentityProvider } from "#contract/identity-providers.ts";
import type { Services } from "#server/platform/services.ts";

/** A provider with everything that a sign-in needs. */
export type Provider = {
  /** In its addresses: the customer's id, or `installation`. */
  readonly key: string;
  /** Null: the installation's own, whose sessions are not confined to a customer. */
  readonly customer_id: string | null;
  readonly name: string;
  readonly contact: string;
  readonly issuer: string;
  readonly client_id: string;
  readonly scope: string;
  readonly groups_claim: string;
  readonly group_roles: IdentityProvider["group_roles"];
  readonly other_role: Role | null;
  readonly is_active: boolean;
  readonly openSecret: () => string | undefined;
};

type Needs = Pick<Services, "config" | "database" | "secrets">;

/** Where a sealed secret belongs: a copy in another customer's row does not open. */
export const secretPlace = (customer_id: string) => `identity provider ${customer_id}`;

function installationProvider({ OIDC_ISSUER, ...config }: Services["config"]): Provider | undefined {
  if (!OIDC_ISSUER || !config.OIDC_CLIENT_ID) return undefined;
  return {
    key: INSTALLATION,
    customer_id: null,
    name: config.OIDC_NAME,
    contact: config.OIDC_CONTACT,
    issuer: OIDC_ISSUER,
    client_id: config.OIDC_CLIENT_ID,
    scope: "openid email profile",
    groups_claim: "groups",
    group_roles: [],
    other_role: null,
    is_active: true,
    openSecret: () => config.OIDC_CLIENT_SECRET,
  };
}

/** After a change of the key, so that the old one can go. One that does not open stays, and its use says so. */
async function sealAgain({ database, secrets }: Omit<Needs, "config">, customer_id: string, sealed: Buffer) {
  const client_secret = secrets.renew(sealed, secretPlace(customer_id));
  if (!client_secret) return;
  await database.system
    .updateTable("identity_providers")
    .set({ client_secret })
    .where("customer_id", "=", customer_id)
    .where("client_secret", "=", sealed)
    .execute();
}

/** Also one that is switched off, for its test. A suspended customer has none. */
export async function findProvider({ config, database, secrets }: Needs, key: string): Promise<Provider | undefined> {
  if (key === INSTALLATION) return installationProvider(config);
  const row = await database.system
    .selectFrom("identity_providers")
    .selectAll()
    .where("customer_id", "=", key)
    .where("customer_id", "in", (of) => of.selectFrom("customers").select("id").where("is_open", "=", true))
    .executeTakeFirst();
  if (!row) return undefined;
  const { client_secret } = row;
  if (client_secret) await sealAgain({ database, secrets }, row.customer_id, client_secret);
  return {
    ...row,
    key,
    group_roles: row.group_roles as Provider["group_roles"],
    other_role: row.other_role as Role | null,
    openSecret: () => (client_secret ? secrets.open(client_secret, secretPlace(row.customer_id)) : undefined),
  };
}

export const redirectUri = ({ app_origin }: Services["config"], key: string) =>
  `${app_origin}/api/city_sign_in/${key}/callback`;
export const logoutUri = ({ app_origin }: Services["config"], key: string) =>
  `${app_origin}/api/city_sign_in/${key}/logout`;
