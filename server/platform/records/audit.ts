import { uuidv7 } from "uuidv7";
import type { Db } from "#server/platform/database/db.ts";

type Entry = {
  /** Noun and past participle: `label.created`. */
  action: `${string}.${string}`;
  subject_type: string;
  /** Null for what has a name and no id of ours. */
  subject_id: string | null;
  before?: unknown;
  after?: unknown;
};

/** Whoever acts: somebody's request, a job that does what somebody asked for, or nobody who is known. */
type Acting = {
  readonly db: Db;
  readonly customer_id: string | null;
  readonly actor:
    | { readonly kind: "user" | "share"; readonly id: string }
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

/** Writes down who did what, in the same transaction as the act. */
export async function audit(ctx: Acting, entry: Entry) {
  await ctx.db.insertInto("audit_entries").values(rowOf(ctx, entry)).execute();
}

/** The same for an act on several things: at most a few thousand. */
export async function auditAll(ctx: Acting, entries: readonly Entry[]) {
  if (!entries.length) return;
  await ctx.db
    .insertInto("audit_entries")
    .values(entries.map((entry) => rowOf(ctx, entry)))
    .execute();
}

type AccountEntry = Pick<Entry, "action" | "before" | "after"> & {
  /** Nobody has proven to be the account's person. */
  by_stranger?: true;
};

/** Writes down what happened to an account. It belongs to no customer: no tenant can read it, wherever its person works. */
export const auditAccount = (db: Db, user_id: string, { by_stranger, ...entry }: AccountEntry) =>
  audit(
    { db, customer_id: null, actor: by_stranger ? { kind: "system", id: null } : { kind: "user", id: user_id } },
    { ...entry, subject_type: "user", subject_id: user_id },
  );
