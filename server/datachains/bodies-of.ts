import type { KnownBodies } from "#datachain/template-content.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import type { Subject } from "./find-subject.ts";

/** The organizations a record names as in charge and as suppliers; deleted ones do not count. */
export async function bodiesOf({ db, customer_id }: TenantCtx, { type, id }: Subject): Promise<KnownBodies> {
  const inCharge =
    type === "device"
      ? db.selectFrom("devices").select("accountable_id").where("customer_id", "=", customer_id).where("id", "=", id)
      : db.selectFrom("algorithms").select("deployer_id").where("customer_id", "=", customer_id).where("id", "=", id);
  const suppliers = db
    .selectFrom("algorithm_suppliers")
    .select("organization_id")
    .where("customer_id", "=", customer_id)
    .where("algorithm_id", "=", id);
  const existing = db
    .selectFrom("organizations")
    .select("id")
    .where("customer_id", "=", customer_id)
    .where("deleted_at", "is", null)
    .orderBy("name")
    .orderBy("id");
  const [first] = await existing.where("id", "in", inCharge).execute();
  const others = await existing.where("id", "in", suppliers).execute();
  return { accountable: first?.id ?? null, suppliers: others.map((one) => one.id) };
}
