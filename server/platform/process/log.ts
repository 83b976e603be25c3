import { type DestinationStream, pino } from "pino";

const SECRETS = ["password", "token", "authorization", "cookie"];

/** Keeps tokens, passwords and addresses out of the log: requests are logged by method, route and id alone. */
export function createLog(level: string, sink?: DestinationStream) {
  const options = { level, base: null, redact: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]) };
  return sink ? pino(options, sink) : pino(options);
}

export type Log = ReturnType<typeof createLog>;
