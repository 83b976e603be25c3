import { useState } from "react";
import { ApiError } from "#contract/client.ts";

/** The session's last proof of its person was too long ago. */
const isProofNeeded = (error: unknown) => error instanceof ApiError && error.body.code === "password_needed";

/** Runs what needs a recent sign-in; if it was too long ago, `asking` is for a ConfirmPasswordDialog, and it runs again. */
export function useConfirmed() {
  const [retry, setRetry] = useState<() => void>();

  const run = async (act: () => Promise<unknown>, onError: (error: unknown) => void): Promise<void> => {
    try {
      await act();
    } catch (error) {
      if (isProofNeeded(error)) setRetry(() => () => void run(act, onError));
      else onError(error);
    }
  };
  const asking = retry && {
    onClose: () => setRetry(undefined),
    onConfirmed: () => {
      setRetry(undefined);
      retry();
    },
  };
  return { run, asking };
}
