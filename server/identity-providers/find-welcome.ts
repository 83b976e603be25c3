import { sql } from "kysely";
import type { Role } from "#contract/customers.ts";
import type { PublicCtx } from "#server/platform/context.ts";
import type { Provider } from "./find-provider.ts";

export type OpenInvitation = {
  readonly id: string;
  readonly customer_id: string;
  readonly role: Role;
  readonly role_group: string | null;
};

/** Open invitations of an email: to the provider's customer, or to any for the installation's own provider. */
export async function findInvitations(
  { db }: PublicCtx,
  { customer_id }: Provider,
  email: string,
): Promise<OpenInvitation[]> {
  let open = db
    .selectFrom("invitations")
    .select(["id", "customer_id", "role", "role_group"])
    .where("email", "=", email)
    .where("expires_at", ">", sql<string>`now()`)
    .where("customer_id", "in", (of) => of.selectFrom("customers").select("id").where("is_open", "=", true))
    .orderBy("created_at")
    .forUpdate();
  if (customer_id) open = open.where("customer_id", "=", customer_id);
  const rows = await open.execute();
  return rows.map((row) => ({ ...row, role: row.role as Role }));
}

export const domainOf = (email: string) => email.slice(email.lastIndexOf("@") + 1).toLowerCase();

/** Whether the workspace has proven the email's domain. The operator's settings need no proof. */
export async function isProvenDomain({ db, services }: PublicCtx, { customer_id }: Provider, email: string) {
  const domain = domainOf(email);
  if (!customer_id) return services.config.OIDC_DOMAINS.includes(domain);
  const proven = await db
    .selectFrom("identity_domains")
    .select("domain")
    .where("customer_id", "=", customer_id)
    .where("domain", "=", domain)
    .where("verified_at", "is not", null)
    .executeTakeFirst();
  return proven !== undefined;
}
