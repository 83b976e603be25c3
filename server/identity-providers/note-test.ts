import type { TestResult } from "#contract/identity-providers.ts";
import { inTransaction, type PublicCtx } from "#server/platform/context.ts";
import { audit } from "#server/platform/records/audit.ts";
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
  const { email, groups, are_groups_left_out } = outcome.claims;
  const role = chooseRole(provider, groups)?.role ?? "";
  if (are_groups_left_out)
    return [
      { step: "sign_in", ms: 0, problem: null, detail: email },
      { step: "groups", ms: 0, problem: "groups_left_out", detail: "" },
    ];
  return [
    { step: "sign_in", ms: 0, problem: null, detail: email },
    { step: "groups", ms: 0, problem: null, detail: `${groups.length} ${role}`.trim() },
  ];
}

/** The end of a connection test: signs nobody in and returns to the settings. */
export async function noteTest(ctx: PublicCtx, provider: Provider, outcome: Outcome, tested_by: string) {
  const { customer_id } = provider;
  await inTransaction(ctx, async ({ db }) => {
    const row = await db
      .selectFrom("identity_providers")
      .select(["id", "last_test"])
      .where("customer_id", "=", customer_id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    const before = row.last_test as unknown as TestResult | null;
    const earlier = before?.steps.filter(({ step }) => step !== "sign_in" && step !== "groups") ?? [];
    const test: TestResult = { at: new Date().toISOString(), steps: [...earlier, ...stepsOf(provider, outcome)] };
    await db
      .updateTable("identity_providers")
      .set({ last_test: JSON.stringify(test) })
      .where("id", "=", row.id)
      .execute();
    await audit(
      { db, customer_id, actor: { kind: "user", id: tested_by } },
      {
        action: "identity_provider.tested",
        subject_type: "identity_provider",
        subject_id: null,
        before: { last_test: before },
        after: { last_test: test },
      },
    );
  });
  return SETTINGS_PATH;
}
