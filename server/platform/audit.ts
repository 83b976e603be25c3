import { uuidv7 } from "uuidv7";
import { type TenantCtx, type UserCtx } from "./context.ts";

type Entry = {
  /** Noun and past participle: `label.created`. */
  action: `${string}.${string}`;
  subject_type: string;
  subject_id: string;
  before?: unknown;
  after?: unknown;
};

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** Writes down who did what, in the same transaction as the act. */
export async function audit(ctx: TenantCtx | UserCtx, { before, after, ...entry }: Entry) {
  await ctx.db
    .insertInto("audit_entries")
    .values({
      id: uuidv7(),
      customer_id: ctx.customer_id,
      actor_id: ctx.actor.id,
      actor_kind: ctx.actor.kind,
      ...entry,
      before: json(before),
      after: json(after),
    })
    .execute();
}
