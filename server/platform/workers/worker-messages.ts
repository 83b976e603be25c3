import type { ErrorCode } from "#contract/errors.ts";
import type { Connections } from "../database/db.ts";
import { AppError } from "../http/errors.ts";

export type ToWorker =
  | { readonly kind: "begin"; readonly connections: Connections }
  | { readonly kind: "run"; readonly name: string; readonly input: Uint8Array }
  | { readonly kind: "stop" };

export type FromWorker =
  | { readonly kind: "ready" }
  | { readonly kind: "progress"; readonly done: number }
  | { readonly kind: "done"; readonly output: unknown }
  | { readonly kind: "failed"; readonly error: PackedError };

/** Errors lose their class and custom fields over IPC, so send these separately. */
type PackedError = {
  readonly message: string;
  readonly stack: string | undefined;
  readonly app: { readonly code: ErrorCode; readonly details: AppError["details"] } | undefined;
  /** From a database error. */
  readonly code: unknown;
  readonly constraint: unknown;
};

export function packError(error: unknown): PackedError {
  if (!(error instanceof Error))
    return { message: String(error), stack: undefined, app: undefined, code: undefined, constraint: undefined };
  const { message, stack } = error;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (!(error instanceof AppError)) return { message, stack, app: undefined, code, constraint };
  const { cause: _, ...details } = error.details;
  return { message, stack, app: { code: error.code, details }, code: undefined, constraint: undefined };
}

export function unpackError({ message, stack, app, code, constraint }: PackedError): Error {
  const error = app ? new AppError(app.code, message, app.details) : new Error(message);
  if (stack !== undefined) error.stack = stack;
  if (code !== undefined) Object.assign(error, { code });
  if (constraint !== undefined) Object.assign(error, { constraint });
  return error;
}
