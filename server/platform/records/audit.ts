import { uuidv7 } from "uuidv7";
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

/** Records an event of an account. It belongs to no customer, so no tenant can read it. */
export const auditAccount = (db: Db, user_id: string, { by_stranger, ...entry }: AccountEntry) =>
  audit(
    { db, customer_id: null, actor: by_stranger ? { kind: "system", id: null } : { kind: "user", id: user_id } },
    { ...entry, subject_type: "user", subject_id: user_id },
  );
