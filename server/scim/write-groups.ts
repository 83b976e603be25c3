import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { MAX_SCIM_GROUPS } from "#contract/scim.ts";
import { audit } from "#server/platform/records/audit.ts";
import { requireId, type ScimCtx } from "./list-resources.ts";
import { type GroupDocument, patchGroup } from "./patch-resource.ts";
import { type GroupRow, groupDocument } from "./present.ts";
import { readPatch } from "./read-patch.ts";
import { type Group, MAX_MEMBERS, readGroup, requireObject } from "./read-resource.ts";
import { invalidValue, noResource, ScimError } from "./refuse-request.ts";
import { type Directory, settlePerson, tieAccount } from "./settle-person.ts";
import { groupColumns } from "./table.ts";
import { lockPerson } from "./write-people.ts";
import { changing, type Precondition } from "./change-directory.ts";

const system = { kind: "system", id: null } as const;

/** What the audit log keeps. */
type Audited = { readonly name: string; readonly members: number };

const auditGroup = (
  { db, customer_id }: Directory,
  subject_id: string,
  verb: "created" | "updated" | "removed",
  change: { before?: Audited; after?: Audited },
) =>
  audit(
    { db, customer_id, actor: system },
    { action: `directory_group.${verb}`, subject_type: "directory_group", subject_id, ...change },
  );

async function lockGroup({ db, customer_id }: Directory, id: string): Promise<GroupRow> {
  const row = await db
    .selectFrom("scim_groups")
    .select(groupColumns)
    .where("customer_id", "=", customer_id)
    .where("id", "=", requireId(id))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw noResource();
  return row;
}

async function membersOf({ db, customer_id }: Directory, group_id: string) {
  const rows = await db
    .selectFrom("scim_members")
    .select("person_id")
    .where("customer_id", "=", customer_id)
    .where("group_id", "=", group_id)
    .execute();
  return new Set(rows.map(({ person_id }) => person_id));
}

async function requirePeople({ db, customer_id }: Directory, ids: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    select wanted.id from unnest(${[...ids]}::text[]) as wanted (id)
    where not exists (select from scim_people p where p.customer_id = ${customer_id} and p.id::text = wanted.id)
    limit 1`.execute(db);
  if (rows[0]) throw invalidValue(`There is no User ${rows[0].id}`);
}

async function writeMembers(ctx: Directory, group_id: string, before: ReadonlySet<string>, after: ReadonlySet<string>) {
  const { db, customer_id } = ctx;
  const added = [...after].filter((id) => !before.has(id));
  const removed = [...before].filter((id) => !after.has(id));
  if (after.size > MAX_MEMBERS) throw invalidValue(`A group can have ${MAX_MEMBERS} members`);
  await requirePeople(ctx, added);
  if (added.length > 0)
    await sql`insert into scim_members (customer_id, group_id, person_id)
      select ${customer_id}, ${group_id}, unnest(${added}::uuid[])`.execute(db);
  if (removed.length > 0)
    await sql`delete from scim_members
      where customer_id = ${customer_id} and group_id = ${group_id} and person_id = any(${removed}::uuid[])`.execute(
      db,
    );
  return { added, removed };
}

const namesOf = ({ display_name, external_id }: Pick<GroupRow, "display_name" | "external_id">) =>
  external_id ? [display_name, external_id] : [display_name];

/** Members whose role this can change, one after the other. */
async function settleAll(ctx: Directory, ids: readonly string[], lost: readonly string[]) {
  const invitations: string[] = [];
  for (const id of ids) {
    const person = await tieAccount(ctx, await lockPerson(ctx, id));
    const settled = person.active ? await settlePerson(ctx, person, lost) : undefined;
    if (settled) invitations.push(settled);
  }
  return invitations;
}

/** Whether a group gives a role, or gave one before the table of roles was changed. */
async function isRoleGroup({ db, customer_id, provider }: Directory, names: readonly string[]) {
  if (provider.group_roles.some(({ group }) => names.includes(group))) return true;
  const member = await db
    .selectFrom("memberships")
    .select("user_id")
    .where("customer_id", "=", customer_id)
    .where("role_group", "in", names)
    .limit(1)
    .executeTakeFirst();
  return member !== undefined;
}

async function requireRoom({ db, customer_id }: Directory) {
  const { count } = await db
    .selectFrom("scim_groups")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("customer_id", "=", customer_id)
    .executeTakeFirstOrThrow();
  if (count >= MAX_SCIM_GROUPS)
    throw new ScimError(403, `A workspace can have ${MAX_SCIM_GROUPS} groups in its directory`);
}

export const createGroup = (ctx: ScimCtx, body: unknown) =>
  changing(ctx, async (ctx) => {
    const { members = [], ...group } = readGroup(requireObject(body));
    await requireRoom(ctx);
    const id = uuidv7();
    await ctx.db
      .insertInto("scim_groups")
      .values({ id, customer_id: ctx.customer_id, ...group })
      .execute();
    const { added } = await writeMembers(ctx, id, new Set(), new Set(members));
    await auditGroup(ctx, id, "created", { after: { name: group.display_name, members: added.length } });
    return { id, invitations: (await isRoleGroup(ctx, namesOf(group))) ? await settleAll(ctx, added, []) : [] };
  });

async function writeGroup(ctx: Directory, row: GroupRow, { members, ...group }: Group) {
  const before = await membersOf(ctx, row.id);
  const after = members ? new Set(members) : before;
  const isRenamed = row.display_name !== group.display_name || row.external_id !== group.external_id;
  const { added, removed } = await writeMembers(ctx, row.id, before, after);
  if (!isRenamed && added.length === 0 && removed.length === 0) return { id: row.id, invitations: [] };
  await ctx.db
    .updateTable("scim_groups")
    .set({ ...group, updated_at: sql`now()`, lock_version: sql`lock_version + 1` })
    .where("customer_id", "=", ctx.customer_id)
    .where("id", "=", row.id)
    .execute();
  await auditGroup(ctx, row.id, "updated", {
    before: { name: row.display_name, members: before.size },
    after: { name: group.display_name, members: after.size },
  });
  const lost = namesOf(row);
  if (!(await isRoleGroup(ctx, [...lost, ...namesOf(group)]))) return { id: row.id, invitations: [] };
  const touched = isRenamed ? [...new Set([...before, ...after])] : [...added, ...removed];
  return { id: row.id, invitations: await settleAll(ctx, touched, lost) };
}

export const replaceGroup = (ctx: ScimCtx, id: string, body: unknown, precondition: Precondition) =>
  changing(ctx, async (ctx) => {
    const row = await lockGroup(ctx, id);
    precondition(row);
    const group = readGroup(requireObject(body));
    return writeGroup(ctx, row, { ...group, members: group.members ?? [] });
  });

const readDocument = ({ members, ...document }: GroupDocument): Group => ({
  ...readGroup(document),
  members: [...members],
});

export const changeGroup = (ctx: ScimCtx, id: string, body: unknown, precondition: Precondition) =>
  changing(ctx, async (ctx) => {
    const row = await lockGroup(ctx, id);
    precondition(row);
    const document = groupDocument(row, await membersOf(ctx, row.id));
    return writeGroup(ctx, row, readDocument(patchGroup(document, readPatch(body))));
  });

/** Its members lose the role that it gave. */
export const removeGroup = (ctx: ScimCtx, id: string, precondition: Precondition) =>
  changing(ctx, async (ctx) => {
    const row = await lockGroup(ctx, id);
    precondition(row);
    const members = await membersOf(ctx, row.id);
    await ctx.db
      .deleteFrom("scim_groups")
      .where("customer_id", "=", ctx.customer_id)
      .where("id", "=", row.id)
      .execute();
    await auditGroup(ctx, row.id, "removed", { before: { name: row.display_name, members: members.size } });
    const isRole = await isRoleGroup(ctx, namesOf(row));
    return { id: row.id, invitations: isRole ? await settleAll(ctx, [...members], namesOf(row)) : [] };
  });
