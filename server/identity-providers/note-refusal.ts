import type { Refusal } from "#contract/city-sign-in.ts";
import type { PublicCtx } from "#server/platform/context.ts";
import { countTry, LIMITS } from "#server/platform/http/rate-limit.ts";
import { audit } from "#server/platform/records/audit.ts";
import type { Provider } from "./find-provider.ts";

type Refused = {
  readonly reason: Refusal;
  /** The provider's own error code. */
  readonly answer?: string;
  /** What the person reads out to the service desk. */
  readonly reference?: string;
  readonly email?: string;
};

/** Anybody can start a sign-in and let it fail: beyond the limit, failures are in the server's log only. */
export async function noteRefusal(
  { db, services }: Pick<PublicCtx, "db" | "services">,
  { key, customer_id }: Pick<Provider, "key" | "customer_id">,
  { reason, answer = "", reference = "", email = "" }: Refused,
) {
  const { tries } = await countTry(services.database.system, LIMITS.citySignInRefused, key);
  if (tries > LIMITS.citySignInRefused.tries) return;
  await audit(
    { db, customer_id, actor: { kind: "system", id: null } },
    {
      action: "sign_in.refused",
      subject_type: "identity_provider",
      subject_id: null,
      after: { reason, ...(answer && { answer }), ...(email && { email }), ...(reference && { reference }) },
    },
  );
}
