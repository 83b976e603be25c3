import { AppError } from "#server/platform/http/errors.ts";

const RETRY_AFTER_SECONDS = 2;

/** The socket could not be opened, or it broke. */
const BROKEN = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/** Connection exceptions, server shutdown or start-up, too many connections. */
const AWAY = /^(08...|57P0[1-5]|53300)$/;

/** Messages of pg and its pool that have no code: connection timeout, or a closed connection. */
const AWAY_IN_WORDS =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end)/;

/** Statement timeout, or timeout of an idle transaction. */
const TIMED_OUT = new Set(["57014", "25P03"]);

function isAway(code: string, error: Error & { syscall?: unknown }) {
  // A missing file has the same code as a missing socket; EAGAIN from a full socket backlog has other causes too.
  if (code === "ENOENT" || code === "EAGAIN") return error.syscall === "connect";
  return BROKEN.has(code) || AWAY.test(code) || AWAY_IN_WORDS.test(error.message);
}

const codeOf = (error: Error) => ("code" in error && typeof error.code === "string" ? error.code : "");

export const isDatabaseAway = (error: unknown): error is Error =>
  error instanceof Error && isAway(codeOf(error), error);

export const databaseAway = (cause: unknown) =>
  new AppError("unavailable", "The database is not responding", { cause, retry_after: RETRY_AFTER_SECONDS });

/** The database is unreachable, busy or too slow: neither the caller's fault nor a bug. */
export function fromDatabase(error: unknown): AppError | undefined {
  if (!(error instanceof Error)) return undefined;
  if (TIMED_OUT.has(codeOf(error)))
    return new AppError("timed_out", "This took too long and was stopped", { cause: error });
  return isDatabaseAway(error) ? databaseAway(error) : undefined;
}
