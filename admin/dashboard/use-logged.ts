import { useEffect } from "react";

/** Only logs a failure: the dashboard shows dashes and no message. */
export function useLogged(what: string, error: Error | null) {
  useEffect(() => {
    if (error) console.warn(`Dashboard: ${what} could not be loaded`, error);
  }, [what, error]);
}
