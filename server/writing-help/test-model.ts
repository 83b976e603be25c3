import { WRITING_STEPS, type WritingProblem, type WritingStep, type WritingTest } from "#contract/writing-help.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import { askModel } from "./ask-model.ts";
import { findModel } from "./find-model.ts";
import { plainer } from "./compose-prompt.ts";
import { WritingError } from "./writing-error.ts";

/** How far a request came before it failed. */
const STEP_OF: Readonly<Record<WritingProblem, WritingStep>> = {
  address_not_allowed: "reach",
  name_not_found: "reach",
  timed_out: "reach",
  certificate_invalid: "reach",
  connection_failed: "reach",
  not_a_model: "reach",
  key_refused: "key",
  key_unreadable: "key",
  model_unknown: "model",
  too_many_requests: "answer",
  provider_failed: "answer",
  refused: "answer",
  answer_empty: "answer",
  answer_cut: "answer",
  answer_unusable: "answer",
};

/** Sends one sentence of ours and says how far it came. Works before anything is switched on. */
export async function testModel(ctx: TenantCtx): Promise<WritingTest> {
  const { services, customer_id } = ctx;
  await limitRate(services.database.system, LIMITS.webhookSend, customer_id);
  const model = await findModel(services, customer_id);
  if (!model) throw notFound("Writing help");
  const began = performance.now();
  const problem = await askModel(services, model, plainer("The camera is in operation.", "en")).then(
    (answer): WritingProblem | null => (answer.trim() === "" ? "answer_empty" : null),
    (error: unknown) => {
      if (error instanceof WritingError) return error.problem;
      throw error;
    },
  );
  const ms = Math.round(performance.now() - began);
  const last = problem ? STEP_OF[problem] : "answer";
  const steps = WRITING_STEPS.slice(0, WRITING_STEPS.indexOf(last) + 1);
  return {
    at: new Date().toISOString(),
    steps: steps.map((step) => ({ step, ms: step === last ? ms : 0, problem: step === last ? problem : null })),
  };
}
