import { uuidv7 } from "uuidv7";
import { AUDIT_ACTIONS, isAuditAction } from "#contract/audit-actions.ts";
import type { Db } from "#server/platform/database/db.ts";

type Entry = {
  /** Noun and past participle: `label.created`. */
  action: `${string}.${string}`;
  subject_type: string;
  /** Null for subjects that have a name but no id. */
  subject_id: string | null;
  before?: unknown;
  after?: unknown;
};

/** A request, a job on someone's behalf, or an unknown actor. */
type Acting = {
  readonly db: Db;
  readonly customer_id: string | null;
  readonly actor:
    | { readonly kind: "user" | "share" | "token"; readonly id: string }
    | { readonly kind: "system"; readonly id: null };
};

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

const rowOf = (ctx: Acting, { before, after, ...entry }: Entry) => ({
  id: uuidv7(),
  customer_id: ctx.customer_id,
  actor_id: ctx.actor.id,
  actor_kind: ctx.actor.kind,
  ...entry,
  before: json(before),
  after: json(after),
});

/** Records who did what, in the same transaction as the change. */
export async function audit(ctx: Acting, entry: Entry) {
  await ctx.db.insertInto("audit_entries").values(rowOf(ctx, entry)).execute();
}

/** The same for several subjects: at most a few thousand. */
export async function auditAll(ctx: Acting, entries: readonly Entry[]) {
  if (!entries.length) return;
  await ctx.db
    .insertInto("audit_entries")
    .values(entries.map((entry) => rowOf(ctx, entry)))
    .execute();
}

type AccountEntry = Pick<Entry, "action" | "before" | "after"> & {
  /** The actor has not proven to be the account's owner. */
  by_stranger?: true;
};

/** Managers see how the members of their workspace sign in, but nothing else of their accounts. */
const isForTeams = (action: string) => isAuditAction(action) && AUDIT_ACTIONS[action] === "sign_in";

const customersOf = (db: Db, user_id: string) =>
  db.selectFrom("memberships").select("customer_id").where("user_id", "=", user_id).execute();

/** Records an event of an account, which belongs to no customer; sign-ins also in each workspace of the person. */
export async function auditAccount(db: Db, user_id: string, { by_stranger, ...entry }: AccountEntry) {
  const actor = by_stranger ? ({ kind: "system", id: null } as const) : ({ kind: "user", id: user_id } as const);
  const teams = isForTeams(entry.action) ? await customersOf(db, user_id) : [];
  const scopes = [null, ...teams.map(({ customer_id }) => customer_id)];
  await db
    .insertInto("audit_entries")
    .values(
      scopes.map((customer_id) =>
        rowOf({ db, customer_id, actor }, { ...entry, subject_type: "user", subject_id: user_id }),
      ),
    )
    .execute();
}
