import { useState } from "react";
import { isPasswordNeeded } from "./password-needed.ts";

/** Runs what needs a recent sign-in; if it was too long ago, `asking` is for a ConfirmPasswordDialog, and it runs again. */
export function useConfirmed() {
  const [retry, setRetry] = useState<() => void>();

  const run = async (act: () => Promise<unknown>, onError: (error: unknown) => void): Promise<void> => {
    try {
      await act();
    } catch (error) {
      if (isPasswordNeeded(error)) setRetry(() => () => void run(act, onError));
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
