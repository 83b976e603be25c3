import * as oidc from "openid-client";
import type { TestResult, TestStep } from "#contract/identity-providers.ts";
import { audit } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import { findProvider, type Provider, redirectUri } from "./find-provider.ts";
import { nameProblem, ProviderError } from "./name-problem.ts";
import { issuersOf } from "./open-issuer.ts";
import { goToProvider } from "./start-sign-in.ts";

type Step = TestResult["steps"][number];

async function countKeys({ services }: TenantCtx, opened: oidc.Configuration) {
  const { jwks_uri = "" } = opened.serverMetadata();
  const answer = await issuersOf(services).fetch(jwks_uri, {
    method: "GET",
    headers: { accept: "application/json" },
    body: undefined,
    redirect: "manual",
  });
  const { keys } = (await answer.json().catch(() => ({}))) as { keys?: unknown };
  if (!Array.isArray(keys) || !keys.length) throw new ProviderError("no_keys");
  return String(keys.length);
}

/** A code that nobody was given: a provider that knows the client refuses the code, any other the client. */
async function proveClient({ services }: TenantCtx, provider: Provider, opened: oidc.Configuration) {
  try {
    await oidc.genericGrantRequest(opened, "authorization_code", {
      code: "guidepost-connection-test",
      code_verifier: oidc.randomPKCECodeVerifier(),
      redirect_uri: redirectUri(services.config, provider.key),
    });
  } catch (error) {
    const named = nameProblem(error);
    if (named.answer !== "invalid_grant") throw named;
  }
  return "";
}

/** Runs the steps in order, each with its time, until one fails. */
async function runSteps(steps: readonly (readonly [TestStep, () => Promise<string>])[]) {
  const done: Step[] = [];
  for (const [step, run] of steps) {
    const began = performance.now();
    const { problem, detail } = await run().then(
      (detail) => ({ problem: null, detail }),
      (error: unknown) => {
        const { problem, answer } = nameProblem(error);
        return { problem, detail: answer };
      },
    );
    done.push({ step, ms: Math.round(performance.now() - began), problem, detail });
    if (problem) return { steps: done, isPassed: false };
  }
  return { steps: done, isPassed: true };
}

/** Tests the saved provider; `next` leads on to a sign-in that tests the rest. */
export async function testConnection(ctx: TenantCtx) {
  const { services, customer_id } = ctx;
  await limitRate(services.database.system, LIMITS.webhookSend, customer_id);
  const provider = await findProvider(services, customer_id);
  if (!provider) throw notFound("Identity provider");
  const issuers = issuersOf(services);
  issuers.forget(provider.issuer);
  const opened = () => issuers.open(provider);
  const { steps, isPassed } = await runSteps([
    ["find", async () => new URL((await opened()).serverMetadata().issuer).host],
    ["keys", async () => countKeys(ctx, await opened())],
    ["client", async () => proveClient(ctx, provider, await opened())],
  ]);
  const test: TestResult = { at: new Date().toISOString(), steps };
  await inTransaction(ctx, async (ctx) => {
    const before = await ctx.db
      .selectFrom("identity_providers")
      .select("last_test")
      .where("customer_id", "=", customer_id)
      .executeTakeFirst();
    await ctx.db
      .updateTable("identity_providers")
      .set({ last_test: JSON.stringify(test) })
      .where("customer_id", "=", customer_id)
      .execute();
    await audit(ctx, {
      action: "identity_provider.tested",
      subject_type: "identity_provider",
      subject_id: null,
      before: { last_test: before?.last_test ?? null },
      after: { last_test: test },
    });
  });
  // Attempts are readable by the system's login only.
  return { test, next: isPassed ? await goToProvider(ctx, provider, { tested_by: ctx.actor.id }) : null };
}
