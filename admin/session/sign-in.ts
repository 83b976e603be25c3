import { call } from "#admin/api/call.ts";
import { statusOf } from "#admin/api/status.ts";
import { sessionApi } from "#contract/session.ts";
import { startSession } from "./token.ts";

/** Signs in, or says why not: a wrong password is told apart from everything else that can go wrong. */
export async function signIn(body: { email: string; password: string }): Promise<"invalid" | "failed" | undefined> {
  try {
    startSession(await call(sessionApi.login, { body }));
    return undefined;
  } catch (error) {
    return statusOf(error) === 401 ? "invalid" : "failed";
  }
}
