import { type CityProvider, INSTALLATION } from "#contract/city-sign-in.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import type { PublicCtx } from "#server/platform/context.ts";
import { findProvider } from "./find-provider.ts";
import { domainOf } from "./find-welcome.ts";

type Asked = { readonly workspace?: string; readonly email?: string };

/** Named by a link, or by the email's domain. Never by an account: the answer would tell who has one. */
async function ofWorkspace({ db }: PublicCtx, { workspace, email }: Asked): Promise<CityProvider[]> {
  if (!workspace && !email?.includes("@")) return [];
  let found = db
    .selectFrom("identity_providers as p")
    .innerJoin("customers as c", "c.id", "p.customer_id")
    .select(["p.customer_id as key", "p.name"])
    .where("p.is_active", "=", true)
    .where("c.is_open", "=", true);
  if (workspace) found = found.where("c.slug", "=", workspace.toLowerCase());
  else
    found = found.where("c.id", "in", (of) =>
      of
        .selectFrom("identity_domains")
        .select("customer_id")
        .where("domain", "=", domainOf(email ?? ""))
        .where("verified_at", "is not", null),
    );
  return found.limit(5).execute();
}

export async function findForPerson(ctx: PublicCtx, asked: Asked) {
  await limitRate(ctx.db, LIMITS.citySignIn, ctx.network);
  const own = await findProvider(ctx.services, INSTALLATION);
  const installation = own ? [{ key: own.key, name: own.name }] : [];
  return { providers: [...(await ofWorkspace(ctx, asked)), ...installation] };
}
