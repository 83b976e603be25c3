import { hash, verify } from "@node-rs/argon2";
import { AppError } from "#server/platform/http/errors.ts";
import { isGuessable, type Judged } from "./password-strength.ts";

/** argon2id with OWASP's figures: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

function weakness(judged: Judged): string | undefined {
  if (judged.password.length < 12) return "Use at least 12 characters";
  if (isGuessable(judged)) return "This password is too easy to guess. Choose a longer or less common one";
  return undefined;
}

/** Rejects easily guessed passwords. `field` is the form field that shows the error. */
export function requireStrongPassword(judged: Judged, field: string) {
  const problem = weakness(judged);
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
