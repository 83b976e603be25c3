import type { Kind, LText } from "#datachain/model.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/errors.ts";

/** What a datachain tells about. */
export type Subject = { readonly type: Kind; readonly id: string };
type SubjectRow = { readonly name: string; readonly summary: LText; readonly created_at: string };
export type NamedSubject = Subject & SubjectRow;

const rowOf = ({ db, customer_id }: TenantCtx, { type, id }: Subject) =>
  type === "device"
    ? db
        .selectFrom("devices")
        .select(["name", "summary", "created_at"])
        .where("customer_id", "=", customer_id)
        .where("id", "=", id)
        .where("deleted_at", "is", null)
    : db
        .selectFrom("algorithms")
        .select(["name", "summary", "created_at"])
        .where("customer_id", "=", customer_id)
        .where("id", "=", id)
        .where("deleted_at", "is", null);

export async function findSubject(ctx: TenantCtx, subject: Subject): Promise<NamedSubject> {
  const row = await rowOf(ctx, subject).$castTo<SubjectRow>().executeTakeFirst();
  if (!row) throw notFound(subject.type === "device" ? "Device" : "Algorithm");
  return { ...subject, ...row };
}
