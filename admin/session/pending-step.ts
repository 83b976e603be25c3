/** A sign-in whose first step is done: only in memory, so that closing the window ends it. */
let challenge: string | undefined;

export const pendingStep = () => challenge;
export const forgetPendingStep = () => {
  challenge = undefined;
};

/** Reads the error by hand: importing its class would add the whole contract to the login page. */
const bodyOf = (error: unknown) =>
  (error as { body?: { code?: unknown; current?: { challenge?: unknown } | null } } | null)?.body;

/** Whether a sign-in was right so far and continues with a second step, which is then pending. */
export function continuesWithSecondStep(error: unknown): boolean {
  const body = bodyOf(error);
  const next = body?.code === "second_step_required" ? body.current?.challenge : undefined;
  if (typeof next !== "string") return false;
  challenge = next;
  return true;
}
