import type { AuthToken } from "#contract/session.ts";
import { safePath } from "./safe-path.ts";

export type AuthState =
  | { kind: "signed-out" }
  | { kind: "expired" }
  | { kind: "signed-in" }
  | { kind: "shared"; redirect_to: string };

/** Expired when `expiration` is before now. Other APIs may count seconds. */
function isExpired({ expiration }: AuthToken, now: number) {
  const value: unknown = expiration;
  if (typeof value === "number") return (value < 1e12 ? value * 1000 : value) < now;
  return Date.parse(String(value)) < now;
}

export function authState(token: AuthToken | undefined, now = Date.now()): AuthState {
  if (!token) return { kind: "signed-out" };
  if (isExpired(token, now)) return { kind: "expired" };
  if (!token.anonymous) return { kind: "signed-in" };
  const redirect_to = safePath(token.redirect_to);
  // a share session without a target is useless
  return redirect_to ? { kind: "shared", redirect_to } : { kind: "signed-out" };
}
