import type { AuthToken } from "#contract/session.ts";

const KEY = "auth_token";

/** Why the token changed: by the user, by a 401, or in another tab. */
export type SessionChange = "signed-in" | "signed-out" | "refused" | "elsewhere";
type Listener = (change: SessionChange) => void;

const listeners = new Set<Listener>();

function parseToken(text: string | null): AuthToken | undefined {
  try {
    const data: unknown = JSON.parse(text ?? "null");
    const isToken = typeof data === "object" && data !== null && "token" in data && typeof data.token === "string";
    return isToken ? (data as AuthToken) : undefined;
  } catch {
    return undefined;
  }
}

export const readToken = () => parseToken(localStorage.getItem(KEY));

export function startSession(token: AuthToken) {
  localStorage.setItem(KEY, JSON.stringify(token));
  for (const tell of listeners) tell("signed-in");
}

export function endSession(reason: "signed-out" | "refused") {
  localStorage.removeItem(KEY);
  for (const tell of listeners) tell(reason);
}

/** Tabs share the token; `storage` events come only from other tabs. */
export function onSessionChange(listener: Listener) {
  const fromOtherTab = (event: StorageEvent) => {
    // key is null after localStorage.clear()
    if (event.key === KEY || event.key === null) listener("elsewhere");
  };
  listeners.add(listener);
  window.addEventListener("storage", fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", fromOtherTab);
  };
}
