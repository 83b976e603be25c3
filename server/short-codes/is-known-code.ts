import type { PublicReading } from "#server/pages/publishing/read-public.ts";

/** Whether the customer has or ever had this code. */
export async function isKnownCode({ db, customer_id }: PublicReading, code: string) {
  const found = await db
    .selectFrom("short_codes")
    .select("id")
    .where("customer_id", "=", customer_id)
    .where("code", "=", code)
    .executeTakeFirst();
  return found !== undefined;
}
