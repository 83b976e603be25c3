import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { MAX_SCIM_PEOPLE } from "#contract/scim.ts";
import { audit } from "#server/platform/records/audit.ts";
import type { ScimCtx } from "./list-resources.ts";
import { requireId } from "./list-resources.ts";
import { patchPerson } from "./patch-resource.ts";
import { type PersonRow, personDocument } from "./present.ts";
import { readPatch } from "./read-patch.ts";
import { type Person, readPerson, requireObject } from "./read-resource.ts";
import { noResource, ScimError } from "./refuse-request.ts";
import { type Directory, settlePerson, tieAccount } from "./settle-person.ts";
import { personColumns } from "./table.ts";
import { changing, type Precondition } from "./change-directory.ts";

const system = { kind: "system", id: null } as const;

/** What the audit log keeps. */
const audited = ({ user_name, email, display_name, active }: Person) => ({
  name: display_name ?? user_name,
  user_name,
  email,
  active,
});

const auditPerson = (
  { db, customer_id }: Directory,
  subject_id: string,
  verb: "created" | "updated" | "removed",
  change: { before?: Person; after?: Person },
) =>
  audit(
    { db, customer_id, actor: system },
    {
      action: `directory_person.${verb}`,
      subject_type: "directory_person",
      subject_id,
      ...(change.before && { before: audited(change.before) }),
      ...(change.after && { after: audited(change.after) }),
    },
  );

export async function lockPerson({ db, customer_id }: Directory, id: string): Promise<PersonRow> {
  const row = await db
    .selectFrom("scim_people")
    .select(personColumns)
    .where("customer_id", "=", customer_id)
    .where("id", "=", requireId(id))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw noResource();
  return row;
}

async function requireRoom({ db, customer_id }: Directory) {
  const { count } = await db
    .selectFrom("scim_people")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("customer_id", "=", customer_id)
    .executeTakeFirstOrThrow();
  if (count >= MAX_SCIM_PEOPLE)
    throw new ScimError(403, `A workspace can have ${MAX_SCIM_PEOPLE} people in its directory`);
}

export const createPerson = (ctx: ScimCtx, body: unknown) =>
  changing(ctx, async (ctx) => {
    const person = readPerson(requireObject(body));
    await requireRoom(ctx);
    const id = uuidv7();
    await ctx.db
      .insertInto("scim_people")
      .values({ id, customer_id: ctx.customer_id, ...person })
      .execute();
    await auditPerson(ctx, id, "created", { after: person });
    const settled = await settlePerson(ctx, await lockPerson(ctx, id));
    return { id, invitations: settled ? [settled] : [] };
  });

const isSame = (row: PersonRow, person: Person) =>
  (Object.keys(person) as (keyof Person)[]).every((key) => row[key] === person[key]);

async function writePerson(ctx: Directory, row: PersonRow, person: Person) {
  const before = await tieAccount(ctx, row);
  if (!isSame(row, person)) {
    await ctx.db
      .updateTable("scim_people")
      .set({ ...person, updated_at: sql`now()`, lock_version: sql`lock_version + 1` })
      .where("customer_id", "=", ctx.customer_id)
      .where("id", "=", row.id)
      .execute();
    await auditPerson(ctx, row.id, "updated", { before: row, after: person });
  }
  const settled = await settlePerson(ctx, { ...before, ...person });
  return { id: row.id, invitations: settled ? [settled] : [] };
}

export const replacePerson = (ctx: ScimCtx, id: string, body: unknown, precondition: Precondition) =>
  changing(ctx, async (ctx) => {
    const row = await lockPerson(ctx, id);
    precondition(row);
    return writePerson(ctx, row, readPerson(requireObject(body)));
  });

export const changePerson = (ctx: ScimCtx, id: string, body: unknown, precondition: Precondition) =>
  changing(ctx, async (ctx) => {
    const row = await lockPerson(ctx, id);
    precondition(row);
    const document = patchPerson(personDocument(row), readPatch(body));
    return writePerson(ctx, row, readPerson(document));
  });

/** Ends the membership; the account and its work stay. */
export const removePerson = (ctx: ScimCtx, id: string, precondition: Precondition) =>
  changing(ctx, async (ctx) => {
    const row = await lockPerson(ctx, id);
    precondition(row);
    const tied = await tieAccount(ctx, row);
    await settlePerson(ctx, { ...tied, active: false });
    await ctx.db
      .deleteFrom("scim_people")
      .where("customer_id", "=", ctx.customer_id)
      .where("id", "=", row.id)
      .execute();
    await auditPerson(ctx, row.id, "removed", { before: row });
    return { id: row.id, invitations: [] };
  });
