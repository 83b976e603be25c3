import { Counter } from "prom-client";

/** Every failed sign-in, including those without an account to log them for. */
export const signInFailures = new Counter({
  name: "sign_in_failures_total",
  help: "Sign-ins that failed, by reason",
  labelNames: ["reason"] as const,
  registers: [],
});
