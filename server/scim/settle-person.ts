import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Role } from "#contract/customers.ts";
import { chooseRole, type GivenRole } from "#server/identity-providers/choose-role.ts";
import { isProvenDomain } from "#server/identity-providers/find-welcome.ts";
import type { Provider } from "#server/identity-providers/find-provider.ts";
import { dropMember, writeRole } from "#server/identity-providers/settle-role.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import { writeInvitation } from "#server/team/invite-member.ts";
import type { ScimCtx } from "./list-resources.ts";
import type { PersonRow } from "./present.ts";
import { nameOf } from "./read-resource.ts";
import { notUnique, ScimError } from "./refuse-request.ts";

export type Directory = ScimCtx & { readonly provider: Provider };

type Membership = { readonly role: Role; readonly role_group: string | null; readonly is_break_glass: boolean };
type Account = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** Something else relies on it: a password, another workspace, another provider, the administration. */
  readonly is_settled: boolean;
  readonly membership: Membership | null;
};

/** Whose account a person is: the one that is tied to them, or else the one with their email. */
async function findAccount({ db, customer_id }: Directory, { id, user_id, email }: PersonRow) {
  const { rows } = await sql<Account & { is_anothers: boolean }>`
    select u.id, u.email::text, u.name,
      u.password_hash <> '' or u.admin
        or exists (select from memberships m where m.user_id = u.id and m.customer_id <> ${customer_id})
        or exists (select from identity_links l where l.user_id = u.id and l.customer_id is distinct from ${customer_id})
        as is_settled,
      exists (select from scim_people p where p.customer_id = ${customer_id} and p.user_id = u.id and p.id <> ${id})
        as is_anothers,
      (select jsonb_build_object('role', m.role, 'role_group', m.role_group, 'is_break_glass', m.is_break_glass)
        from memberships m where m.user_id = u.id and m.customer_id = ${customer_id}) as membership
    from users u where ${user_id ? sql`u.id = ${user_id}` : sql`u.email = ${email}`}`.execute(db);
  const [account] = rows;
  if (account?.is_anothers) throw notUnique("Another person of this directory has the account with this email");
  return account;
}

const hasInvitation = async ({ db, customer_id }: Directory, email: string) =>
  (await db
    .selectFrom("invitations")
    .select("id")
    .where("customer_id", "=", customer_id)
    .where("email", "=", email)
    .where("expires_at", ">", sql<string>`now()`)
    .executeTakeFirst()) !== undefined;

/** As with city sign-in: a member's email, an invited one, or one at a proven domain. */
const isWelcome = async (ctx: Directory, account: Account | undefined, email: string) =>
  Boolean(account?.membership) || (await hasInvitation(ctx, email)) || (await isProvenDomain(ctx, ctx.provider, email));

const notWelcome = (email: string) =>
  new ScimError(
    403,
    `${email} is not at an email domain that this workspace has proven. Prove the domain in the sign-in settings, or invite this person first.`,
  );

const tie = ({ db, customer_id }: Directory, { id }: PersonRow, user_id: string) =>
  db.updateTable("scim_people").set({ user_id }).where("customer_id", "=", customer_id).where("id", "=", id).execute();

/**
 * Before a change: ties a person to the account that is theirs by now, for example because they accepted an invitation.
 */
export async function tieAccount(ctx: Directory, person: PersonRow): Promise<PersonRow> {
  if (person.user_id) return person;
  const account = await findAccount(ctx, person);
  if (!account?.membership) return person;
  await tie(ctx, person, account.id);
  return { ...person, user_id: account.id };
}

/** Only for an email that no account has. */
async function createAccount({ db }: Directory, person: PersonRow) {
  const id = uuidv7();
  await db
    .insertInto("users")
    .values({ id, email: person.email, name: nameOf(person), password_hash: "" })
    .execute();
  return id;
}

/** An account that only this workspace relies on has the directory's name and email; all others keep their own. */
async function syncAccount(ctx: Directory, account: Account, person: PersonRow) {
  if (account.is_settled) return;
  const name = nameOf(person);
  const isMoved = account.email.toLowerCase() !== person.email.toLowerCase();
  const mayMove = isMoved && (await isProvenDomain(ctx, ctx.provider, person.email));
  if (name === account.name && !mayMove) return;
  const isFree = sql<boolean>`not exists (select from users where email = ${person.email})`;
  await ctx.db
    .updateTable("users")
    .set({ name, ...(mayMove && { email: sql<string>`case when ${isFree} then ${person.email} else email end` }) })
    .where("id", "=", account.id)
    .execute();
}

/** Names and external ids of groups: the table of roles may have either. */
async function groupsOf({ db, customer_id }: Directory, { id }: PersonRow) {
  const rows = await db
    .selectFrom("scim_members as m")
    .innerJoin("scim_groups as g", (join) =>
      join.onRef("g.customer_id", "=", "m.customer_id").onRef("g.id", "=", "m.group_id"),
    )
    .select(["g.display_name", "g.external_id"])
    .where("m.customer_id", "=", customer_id)
    .where("m.person_id", "=", id)
    .execute();
  return rows.flatMap(({ display_name, external_id }) => [display_name, ...(external_id ? [external_id] : [])]);
}

/** What a group was called, when it no longer gives roles. */
export type Lost = readonly string[];

/** A role that people, or the groups in a sign-in, gave is only replaced by one that the directory's groups give. */
function decideRole(
  { provider }: Directory,
  now: Membership | null | undefined,
  { groups, lost }: { groups: readonly string[]; lost: Lost },
): GivenRole | "kept" | undefined {
  if (now?.is_break_glass) return "kept";
  const given = chooseRole(provider, groups);
  if (given?.role_group) return given;
  const isOurs =
    now?.role_group !== undefined && now.role_group !== null && ["", ...groups, ...lost].includes(now.role_group);
  return now && !isOurs ? "kept" : given;
}

async function withdrawInvitation({ db, customer_id }: Directory, email: string) {
  await db
    .deleteFrom("invitations")
    .where("customer_id", "=", customer_id)
    .where("email", "=", email)
    .where("role_group", "is not", null)
    .execute();
}

/** An account that others rely on joins by its owner's own word only. Returns the invitation to be mailed, if it is new. */
async function inviteOwner(ctx: Directory, { email }: PersonRow, { role, role_group }: GivenRole) {
  const { db, customer_id } = ctx;
  const open = await db
    .selectFrom("invitations")
    .select("id")
    .where("customer_id", "=", customer_id)
    .where("email", "=", email)
    .where("role", "=", role)
    .where("role_group", "=", role_group)
    .where("expires_at", ">", sql<string>`now()`)
    .executeTakeFirst();
  if (open) return undefined;
  await limitRate(db, LIMITS.inviteAddress, `${customer_id} ${email}`);
  await limitRate(db, LIMITS.inviteCustomer, customer_id);
  const inviting = { db, customer_id, actor: { kind: "system", id: null } } as const;
  return writeInvitation(inviting, { email, role, role_group }, null);
}

/** Their membership ends, with all that it opens here. */
async function leave(ctx: Directory, person: PersonRow, account: Account | undefined) {
  await withdrawInvitation(ctx, person.email);
  if (!account?.membership) return;
  if (account.membership.is_break_glass)
    throw new AppError(
      "break_glass_needed",
      `${person.user_name} keeps a password for emergencies here. Take that away in the sign-in settings first.`,
    );
  await dropMember(ctx, ctx.customer_id, account.id);
}

async function enter(ctx: Directory, person: PersonRow, account: Account | undefined, given: GivenRole) {
  if (!account) {
    const user_id = await createAccount(ctx, person);
    await tie(ctx, person, user_id);
    await writeRole(ctx, ctx.customer_id, user_id, given);
    return undefined;
  }
  const isTheirs = person.user_id !== null || account.membership || !account.is_settled;
  if (!isTheirs) return inviteOwner(ctx, person, given);
  if (!person.user_id) await tie(ctx, person, account.id);
  await writeRole(ctx, ctx.customer_id, account.id, given);
  return undefined;
}

/**
 * Makes true what the directory says: account, membership and role of one person, in this workspace alone. In a
 * transaction. `lost` names the group whose members change. Returns the id of an invitation to be mailed afterwards.
 */
export async function settlePerson(ctx: Directory, person: PersonRow, lost?: Lost): Promise<string | undefined> {
  const account = await findAccount(ctx, person);
  if (!person.active) {
    await leave(ctx, person, account);
    return undefined;
  }
  if (!(await isWelcome(ctx, account, person.email))) {
    // one such person must not keep a whole group from being changed
    if (lost) return undefined;
    throw notWelcome(person.email);
  }
  const decided = decideRole(ctx, account?.membership, { groups: await groupsOf(ctx, person), lost: lost ?? [] });
  if (account && (account.membership || person.user_id)) await syncAccount(ctx, account, person);
  if (decided === "kept") {
    if (account && !person.user_id) await tie(ctx, person, account.id);
    return undefined;
  }
  if (decided) return enter(ctx, person, account, decided);
  await leave(ctx, person, account);
  return undefined;
}
