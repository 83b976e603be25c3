/** A sign-in whose first step is done: only in memory, so that closing the window ends it. */
type PendingStep = { readonly challenge: string; readonly has_app: boolean };
let pending: PendingStep | undefined;

export const pendingStep = () => pending;
export const forgetPendingStep = () => {
  pending = undefined;
};

/** Reads the error by hand: importing its class would add the whole contract to the login page. */
const bodyOf = (error: unknown) =>
  (error as { body?: { code?: unknown; current?: { challenge?: unknown; has_app?: unknown } | null } } | null)?.body;

/** Whether a sign-in was right so far and continues with a second step, which is then pending. */
export function continuesWithSecondStep(error: unknown): boolean {
  const body = bodyOf(error);
  const next = body?.code === "second_step_required" ? body.current : undefined;
  if (typeof next?.challenge !== "string") return false;
  pending = { challenge: next.challenge, has_app: next.has_app !== false };
  return true;
}
