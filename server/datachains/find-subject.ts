import type { Kind, LText } from "#datachain/model.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { runPrepared } from "#server/platform/database/prepared.ts";

/** What a datachain describes. */
export type Subject = { readonly type: Kind; readonly id: string };
type SubjectRow = { readonly name: string; readonly summary: LText; readonly created_at: string };
export type NamedSubject = Subject & SubjectRow;

const TABLE = { device: "devices", algorithm: "algorithms" } as const satisfies Record<Kind, string>;

const missing = (type: Kind) => notFound(type === "device" ? "Device" : "Algorithm");

export async function findSubject({ db, customer_id }: TenantCtx, subject: Subject): Promise<NamedSubject> {
  const row = await db
    .selectFrom(TABLE[subject.type])
    .select(["name", "summary", "created_at"])
    .where("customer_id", "=", customer_id)
    .where("id", "=", subject.id)
    .where("deleted_at", "is", null)
    .$castTo<SubjectRow>()
    .executeTakeFirst();
  if (!row) throw missing(subject.type);
  return { ...subject, ...row };
}

/** Locks the subject, so that writes of its chain are serialized, including the first. Fails if it has been deleted. */
export async function holdSubject({ db, customer_id }: TenantCtx, { type, id }: Subject) {
  const held = db
    .selectFrom(TABLE[type])
    .select("id")
    .where("customer_id", "=", customer_id)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forNoKeyUpdate();
  if (!(await runPrepared(db, held)).length) throw missing(type);
}
