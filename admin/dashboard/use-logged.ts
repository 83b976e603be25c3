import { useEffect } from "react";

/** A failure is only logged: the dashboard then shows dashes and no message. */
export function useLogged(what: string, error: Error | null) {
  useEffect(() => {
    if (error) console.warn(`Dashboard: ${what} could not be loaded`, error);
  }, [what, error]);
}
