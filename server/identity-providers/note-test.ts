import type { TestResult } from "#contract/identity-providers.ts";
import type { PublicCtx } from "#server/platform/context.ts";
import { chooseRole } from "./choose-role.ts";
import type { Provider } from "./find-provider.ts";
import type { Outcome } from "./sign-in-outcome.ts";

type Step = TestResult["steps"][number];

const SETTINGS_PATH = "/sign-in-settings#tested";

/** Who signed in, and the role their groups give. */
function stepsOf(provider: Provider, outcome: Outcome): Step[] {
  if ("refused" in outcome) {
    const { reason, answer } = outcome.refused;
    return [{ step: "sign_in", ms: 0, problem: reason as Step["problem"], detail: answer }];
  }
  const { email, groups } = outcome.claims;
  const role = chooseRole(provider, groups)?.role ?? "";
  return [
    { step: "sign_in", ms: 0, problem: null, detail: email },
    { step: "groups", ms: 0, problem: null, detail: `${groups.length} ${role}`.trim() },
  ];
}

/** The end of a connection test: signs nobody in and returns to the settings. */
export async function noteTest({ db }: PublicCtx, provider: Provider, outcome: Outcome) {
  const { customer_id } = provider;
  const row = await db
    .selectFrom("identity_providers")
    .select("last_test")
    .where("customer_id", "=", customer_id)
    .executeTakeFirst();
  const before = row?.last_test as unknown as TestResult | null | undefined;
  const earlier = before?.steps.filter(({ step }) => step !== "sign_in" && step !== "groups") ?? [];
  const test: TestResult = { at: new Date().toISOString(), steps: [...earlier, ...stepsOf(provider, outcome)] };
  await db
    .updateTable("identity_providers")
    .set({ last_test: JSON.stringify(test) })
    .where("customer_id", "=", customer_id)
    .execute();
  return SETTINGS_PATH;
}
