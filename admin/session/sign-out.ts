import { call } from "#admin/api/call.ts";
import { sessionApi } from "#contract/session.ts";
import { endSession, readToken } from "./token.ts";

/** Ends the session here whatever the server says to it. */
export async function signOut() {
  if (readToken()) {
    await call(sessionApi.logout, {}).catch((error: unknown) =>
      console.warn("The server did not hear the sign-out", error),
    );
  }
  endSession("signed-out");
}
