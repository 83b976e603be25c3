import { hash, verify } from "@node-rs/argon2";
import { AppError } from "./errors.ts";
import { isGuessable } from "./password-strength.ts";

/** argon2id with OWASP's figures: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

async function weakness(password: string, about: readonly string[]): Promise<string | undefined> {
  if (password.length < 12) return "Use at least 12 characters";
  if (await isGuessable(password, about))
    return "This password is too easy to guess. Choose a longer or less common one";
  return undefined;
}

/** Refuses what is guessed first. `about` is what is known of the person: email, name, organization. `field` is where the form shows it. */
export async function requireStrongPassword(password: string, about: readonly string[], field: string) {
  const problem = await weakness(password, about);
  if (problem) throw new AppError("password_too_weak", problem, { fields: { [field]: problem } });
}

export const hashPassword = (password: string) => hash(password, COST);

let nobody: Promise<string> | undefined;

/** Takes the same time for an account that does not exist. */
export async function isPassword(stored: string | undefined, password: string) {
  nobody ??= hashPassword("nobody signs in with this");
  const isRight = await verify(stored || (await nobody), password);
  return Boolean(stored) && isRight;
}
