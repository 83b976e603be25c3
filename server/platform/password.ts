import { hash, verify } from "@node-rs/argon2";
import { AppError } from "./errors.ts";

/** argon2id with OWASP's figures: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Long enough and still among the first that anyone tries. */
const COMMON = new Set(
  `password1234 password12345 password123456 passwordpassword passw0rd1234 letmeinletmein letmein12345 welcome12345
  welcome123456 changeme1234 changeme12345 administrator administrador adminadmin12 admin1234567 admin12345678 qwertyuiop12
  qwertyuiop123 qwertyuiopas qwertyuiop[] asdfghjkl123 asdfghjklqwe zxcvbnm12345 1q2w3e4r5t6y 1qaz2wsx3edc 1qazxsw23edc
  q1w2e3r4t5y6 qazwsxedcrfv iloveyou1234 iloveyouforever sunshine1234 princess1234 football1234 baseball1234 superman1234
  trustno1trustno1 monkey123456 dragon123456 master123456 abcd12345678 abc123456789 abcdefghijkl aaaaaaaaaaaa 111111111111
  123456789012 1234567890123 1234567890ab 012345678901 123123123123 121212121212 987654321098 qwerty123456 qwerty1234567
  correcthorse correcthorsebatterystaple guidepost1234 guidepost2026 contrasena123 motdepasse123 azertyuiop12 azertyuiop123
  senha12345678 passord12345 passwort1234 hello1234567 secret123456 whatever1234 computer1234 internet1234 summer202512 winter202612`
    .split(/\s+/)
    .map((word) => word.toLowerCase()),
);

/** Up or down the alphabet or the digits, all the way. */
function isSequence(password: string) {
  const steps = new Set<number>();
  for (let at = 1; at < password.length; at += 1) steps.add(password.charCodeAt(at) - password.charCodeAt(at - 1));
  return steps.size === 1;
}

function weakness(password: string, email: string): string | undefined {
  const lower = password.toLowerCase();
  const [local = ""] = email.toLowerCase().split("@");
  if (password.length < 12) return "Use at least 12 characters";
  if (
    lower === email.toLowerCase() ||
    (local.length >= 4 && lower.replaceAll(/[^a-z]/g, "") === local.replaceAll(/[^a-z]/g, ""))
  )
    return "Do not use your email address";
  if (COMMON.has(lower) || new Set(lower).size < 5 || isSequence(lower))
    return "Many people use this password. Choose another";
  return undefined;
}

/** Refuses what is guessed first; `field` is where the form shows it. */
export function requireStrongPassword(password: string, email: string, field: string) {
  const problem = weakness(password, email);
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
