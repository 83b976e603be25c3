import { Counter } from "prom-client";

/** Every failed sign-in, also where no account is there to write it down against. */
export const signInFailures = new Counter({
  name: "sign_in_failures_total",
  help: "Sign-ins that failed, by reason",
  labelNames: ["reason"] as const,
  registers: [],
});
