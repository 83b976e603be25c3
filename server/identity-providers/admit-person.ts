import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Refusal } from "#contract/city-sign-in.ts";
import type { PublicCtx } from "#server/platform/context.ts";
import { audit, auditAccount } from "#server/platform/records/audit.ts";
import { sendNotice } from "#server/second-steps/security-notice.ts";
import { holdPerson } from "#server/platform/database/locks.ts";
import { findDirectoryEntry } from "./find-directory-entry.ts";
import type { Provider } from "./find-provider.ts";
import { findInvitations, isProvenDomain, type OpenInvitation } from "./find-welcome.ts";
import type { Claims } from "./sign-in-outcome.ts";
import { decideRole, dropMember, writeRole } from "./settle-role.ts";

export type Admission =
  | { readonly user_id: string; readonly link_id: string }
  | { readonly refused: Refusal }
  | { readonly proof_needed: true };

const findLink = ({ db }: PublicCtx, { customer_id }: Provider, { issuer, subject }: Claims) =>
  db
    .selectFrom("identity_links")
    .select(["id", "user_id"])
    .where(sql<boolean>`customer_id is not distinct from ${customer_id}::uuid`)
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();

/**
 * The account with this email. It is settled if anything but this provider's customer relies on it: a password, another
 * customer, another provider, the administration. A provider's word alone never opens such an account.
 */
const findAccount = ({ db }: PublicCtx, { customer_id }: Provider, email: string) =>
  db
    .selectFrom("users as u")
    .select([
      "u.id",
      sql<boolean>`u.admin and ${customer_id}::uuid is null or exists (select from memberships m
        where m.user_id = u.id and m.customer_id = coalesce(${customer_id}::uuid, m.customer_id))`.as("is_member"),
      sql<boolean>`u.password_hash <> '' or u.admin
        or exists (select from memberships m where m.user_id = u.id and m.customer_id is distinct from ${customer_id}::uuid)
        or exists (select from identity_links l where l.user_id = u.id and l.customer_id is distinct from ${customer_id}::uuid)`.as(
        "is_settled",
      ),
    ])
    .where("u.email", "=", email)
    .executeTakeFirst();

async function createAccount({ db }: PublicCtx, { email, name }: Claims) {
  const id = uuidv7();
  const [local = email] = email.split("@", 1);
  await db
    .insertInto("users")
    .values({ id, email, name: name || local, password_hash: "" })
    .execute();
  return id;
}

async function writeLink({ db }: PublicCtx, { customer_id }: Provider, user_id: string, claims: Claims) {
  const { issuer, subject, email } = claims;
  const id = uuidv7();
  await db.insertInto("identity_links").values({ id, customer_id, user_id, issuer, subject, email }).execute();
  await auditAccount(db, user_id, { action: "user.identity_linked", after: { issuer, subject } });
  return id;
}

const isOfCustomer = (provider: Provider): provider is Provider & { readonly customer_id: string } =>
  provider.customer_id !== null;

type Known = { readonly link_id: string; readonly user_id: string };

async function admitLinked(
  ctx: PublicCtx,
  provider: Provider,
  { groups, email }: Claims,
  { user_id, link_id }: Known,
): Promise<Admission> {
  await holdPerson(ctx.db, user_id);
  const seen = { last_used_at: sql<string>`now()`, ...(email && { email }) };
  await ctx.db.updateTable("identity_links").set(seen).where("id", "=", link_id).execute();
  if (!isOfCustomer(provider)) return { user_id, link_id };
  const role = await decideRole(ctx, provider, { id: user_id, groups });
  if (role) await writeRole(ctx, provider.customer_id, user_id, role);
  else await dropMember(ctx, provider.customer_id, user_id);
  return role ? { user_id, link_id } : { refused: "no_group" };
}

/** Uses up the invitations that let somebody in; the installation's provider joins each customer that invited. */
async function acceptInvitations(ctx: PublicCtx, provider: Provider, user_id: string, open: readonly OpenInvitation[]) {
  for (const { id, customer_id, role, role_group } of open) {
    if (!isOfCustomer(provider)) await writeRole(ctx, customer_id, user_id, { role, role_group });
    await ctx.db.deleteFrom("invitations").where("id", "=", id).execute();
    const acting = { db: ctx.db, customer_id, actor: { kind: "user", id: user_id } } as const;
    await audit(acting, { action: "invitation.accepted", subject_type: "invitation", subject_id: id });
  }
}

async function findRole(ctx: PublicCtx, provider: Provider, id: string | undefined, how: Welcome) {
  const [invitation] = how.invitations;
  if (!isOfCustomer(provider)) return "as invited";
  return decideRole(ctx, provider, {
    id,
    groups: how.claims.groups,
    ...(invitation && { invited_as: { role: invitation.role, role_group: invitation.role_group } }),
  });
}

type Welcome = { readonly claims: Claims; readonly invitations: readonly OpenInvitation[] };

async function letIn(
  ctx: PublicCtx,
  provider: Provider,
  known_id: string | undefined,
  { claims, invitations }: Welcome,
): Promise<Admission> {
  const role = await findRole(ctx, provider, known_id, { claims, invitations });
  if (!role) return { refused: "no_group" };
  const user_id = known_id ?? (await createAccount(ctx, claims));
  if (provider.customer_id && role !== "as invited") await writeRole(ctx, provider.customer_id, user_id, role);
  await acceptInvitations(ctx, provider, user_id, invitations);
  const link_id = await writeLink(ctx, provider, user_id, claims);
  if (known_id) await sendNotice(ctx, user_id, "city_linked");
  return { user_id, link_id };
}

/** The first time: a verified email that is a member's, was invited, or is at a proven domain of the workspace. */
async function admitNew(
  ctx: PublicCtx,
  provider: Provider,
  claims: Claims,
  proven_id: string | undefined,
): Promise<Admission> {
  const { email } = claims;
  if (!email) return { refused: "email_missing" };
  if (!claims.is_email_verified) return { refused: "email_unverified" };
  const invitations = await findInvitations(ctx, provider, email);
  const account = await findAccount(ctx, provider, email);
  const isWelcome = account?.is_member || invitations.length > 0 || (await isProvenDomain(ctx, provider, email));
  if (!isWelcome) return { refused: "not_invited" };
  if (account?.is_settled && account.id !== proven_id) return { proof_needed: true };
  return letIn(ctx, provider, account?.id, { claims, invitations });
}

/** Finds or makes the account of a person whom the provider knows, and gives the role. In a transaction. */
export async function admitPerson(
  ctx: PublicCtx,
  provider: Provider,
  told: Claims,
  proven_id: string | undefined,
): Promise<Admission> {
  const link = await findLink(ctx, provider, told);
  const entry = await findDirectoryEntry(ctx, provider, { user_id: link?.user_id, email: told.email });
  if (entry?.is_switched_off) return { refused: "switched_off" };
  // Before anything changes: whoever has too many groups for a token is no less a member.
  if (told.are_groups_left_out && provider.group_roles.length) return { refused: "groups_left_out" };
  const claims = { ...told, groups: [...told.groups, ...(entry?.groups ?? [])] };
  if (link) return admitLinked(ctx, provider, claims, { user_id: link.user_id, link_id: link.id });
  return admitNew(ctx, provider, claims, proven_id);
}
