import { hash, verify } from "@node-rs/argon2";
import { AppError } from "#server/platform/http/errors.ts";
import { JUDGE_PASSWORD, type Judged } from "./judge-password.ts";
import type { Services } from "#server/platform/services.ts";

/** argon2id with OWASP's figures: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

type WithWorkers = { readonly services: Pick<Services, "workers"> };

async function weakness({ services }: WithWorkers, judged: Judged): Promise<string | undefined> {
  if (judged.password.length < 12) return "Use at least 12 characters";
  if (await services.workers.run(JUDGE_PASSWORD, judged))
    return "This password is too easy to guess. Choose a longer or less common one";
  return undefined;
}

/** Rejects easily guessed passwords. `field` is the form field that shows the error. */
export async function requireStrongPassword(ctx: WithWorkers, judged: Judged, field: string) {
  const problem = await weakness(ctx, judged);
  if (problem) throw new AppError("password_too_weak", problem, { fields: { [field]: problem } });
}

export const hashPassword = (password: string) => hash(password, COST);

let nobody: Promise<string> | undefined;

/** Takes the same time if the account does not exist. */
export async function isPassword(stored: string | undefined, password: string) {
  nobody ??= hashPassword("nobody signs in with this");
  const isRight = await verify(stored || (await nobody), password);
  return Boolean(stored) && isRight;
}
