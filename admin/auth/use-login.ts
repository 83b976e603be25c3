import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "#admin/paths.ts";

const load = () => import("#admin/session/sign-in.ts");

/** Loads the code for requests while someone types, to keep the login page small. */
export const prepareLogin = () => void load().catch(() => undefined);

export type Credentials = { email: string; password: string };
export type LoginProblem = "invalid" | "failed" | "city_only";
type Attempt = { number: number; missing: (keyof Credentials)[]; problem?: LoginProblem | undefined };

export function useLogin() {
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState<Attempt>({ number: 0, missing: [] });
  const [isPending, setIsPending] = useState(false);
  const isBusy = useRef(false);

  const send = async (credentials: Credentials): Promise<LoginProblem | "second_step" | undefined> => {
    try {
      return await (await load()).signIn(credentials);
    } catch {
      return "failed";
    }
  };

  const submit = async (credentials: Credentials) => {
    if (isBusy.current) return;
    const missing = (["email", "password"] as const).filter((name) => credentials[name] === "");
    setAttempt(({ number }) => ({ number: number + 1, missing }));
    if (missing.length > 0) return;
    isBusy.current = true;
    setIsPending(true);
    const problem = await send(credentials);
    isBusy.current = false;
    if (problem === "second_step") {
      void navigate(paths.secondStep());
      return;
    }
    // on success stay pending until the next page is shown
    if (!problem) return;
    setIsPending(false);
    setAttempt(({ number }) => ({ number, missing, problem }));
  };
  return { attempt, isPending, submit };
}
