import type { Kind, LText } from "#datachain/model.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/errors.ts";
import { holdToChange } from "#server/platform/locks.ts";

/** What a datachain tells about. */
export type Subject = { readonly type: Kind; readonly id: string };
type SubjectRow = { readonly name: string; readonly summary: LText; readonly created_at: string };
export type NamedSubject = Subject & SubjectRow;

const TABLE = { device: "devices", algorithm: "algorithms" } as const satisfies Record<Kind, string>;

export async function findSubject({ db, customer_id }: TenantCtx, subject: Subject): Promise<NamedSubject> {
  const row = await db
    .selectFrom(TABLE[subject.type])
    .select(["name", "summary", "created_at"])
    .where("customer_id", "=", customer_id)
    .where("id", "=", subject.id)
    .where("deleted_at", "is", null)
    .$castTo<SubjectRow>()
    .executeTakeFirst();
  if (!row) throw notFound(subject.type === "device" ? "Device" : "Algorithm");
  return { ...subject, ...row };
}

/** Held until the transaction ends: writes of its chain come one after the other, the first too. */
export async function holdSubject(ctx: TenantCtx, subject: Subject): Promise<NamedSubject> {
  await holdToChange(ctx, TABLE[subject.type], [subject.id]);
  return findSubject(ctx, subject);
}
