import { AppError } from "#server/platform/http/errors.ts";

/** How long a client waits before it asks again. */
const RETRY_AFTER_SECONDS = 2;

/** The socket could not be opened, or broke. */
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

/** Connection exceptions; shutdowns and starts of the server; too many connections. */
const AWAY = /^(08...|57P0[1-5]|53300)$/;

/** What pg and its pool say without a code: no connection in time, or one that is gone. */
const AWAY_IN_WORDS =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end)/;

/** A statement, or a transaction that waited, ran out of time. */
const TIMED_OUT = new Set(["57014", "25P03"]);

function isAway(code: string, error: Error & { syscall?: unknown }) {
  // A missing file has the same code as a missing socket, and a full queue of a local socket that of much else.
  if (code === "ENOENT" || code === "EAGAIN") return error.syscall === "connect";
  return BROKEN.has(code) || AWAY.test(code) || AWAY_IN_WORDS.test(error.message);
}

const codeOf = (error: Error) => ("code" in error && typeof error.code === "string" ? error.code : "");

export const isDatabaseAway = (error: unknown): error is Error =>
  error instanceof Error && isAway(codeOf(error), error);

export const databaseAway = (cause: unknown) =>
  new AppError("unavailable", "The database is not responding", { cause, retry_after: RETRY_AFTER_SECONDS });

/** A database that is away, busy or too slow. None of it is the caller's fault, and none of it is a bug. */
export function fromDatabase(error: unknown): AppError | undefined {
  if (!(error instanceof Error)) return undefined;
  if (TIMED_OUT.has(codeOf(error)))
    return new AppError("timed_out", "This took too long and was stopped", { cause: error });
  return isDatabaseAway(error) ? databaseAway(error) : undefined;
}
