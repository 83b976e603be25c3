import type { Services } from "#server/platform/services.ts";
import { WritingError } from "./writing-error.ts";

export type Model = {
  readonly is_on: boolean;
  readonly address: string;
  readonly model: string;
  readonly openKey: () => string | undefined;
};

type Needs = Pick<Services, "database" | "secrets">;

/** Where a sealed key belongs: a copy in another customer's row does not open. */
export const keyPlace = (customer_id: string) => `writing help ${customer_id}`;

/** After a change of the operator's key, so that the old one can go. */
async function sealAgain({ database, secrets }: Needs, customer_id: string, sealed: Buffer) {
  const api_key = secrets.renew(sealed, keyPlace(customer_id));
  if (!api_key) return;
  await database.system
    .updateTable("writing_help")
    .set({ api_key })
    .where("customer_id", "=", customer_id)
    .where("api_key", "=", sealed)
    .execute();
}

/** Also one that is switched off, for its test. Only the system's login can read the key. */
export async function findModel({ database, secrets }: Needs, customer_id: string): Promise<Model | undefined> {
  const row = await database.system
    .selectFrom("writing_help")
    .select(["is_on", "address", "model", "api_key"])
    .where("customer_id", "=", customer_id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { api_key, ...model } = row;
  if (api_key) await sealAgain({ database, secrets }, customer_id, api_key);
  return {
    ...model,
    openKey: () => {
      if (!api_key) return undefined;
      try {
        return secrets.open(api_key, keyPlace(customer_id));
      } catch (cause) {
        throw new WritingError("key_unreadable", { cause });
      }
    },
  };
}
