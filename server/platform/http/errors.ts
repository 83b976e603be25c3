import { ERROR_STATUS, type ErrorBody, type ErrorCode } from "#contract/errors.ts";

type Details = {
  fields?: Record<string, string>;
  current?: unknown;
  changed_by?: string;
  retry_after?: number;
  cause?: unknown;
};

/** An expected failure. Anything else that is thrown is a bug and answers 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.details = details;
  }

  get status() {
    return ERROR_STATUS[this.code];
  }

  body(): ErrorBody {
    const { fields, current, changed_by } = this.details;
    return {
      code: this.code,
      message: this.message,
      ...(fields && { fields }),
      ...(current !== undefined && { current }),
      ...(changed_by !== undefined && { changed_by }),
    };
  }
}

/** Error messages for constraint violations, by constraint name. */
export type ConstraintMeanings = Record<string, { code: ErrorCode; message: string; field?: string }>;

export function fromConstraint(error: unknown, meanings: ConstraintMeanings): AppError | undefined {
  if (!(error instanceof Error) || !("constraint" in error)) return undefined;
  const meaning = meanings[String(error.constraint)];
  if (!meaning) return undefined;
  const fields = meaning.field ? { [meaning.field]: meaning.message } : undefined;
  return new AppError(meaning.code, meaning.message, { cause: error, ...(fields && { fields }) });
}

export const notFound = (what: string) => new AppError("not_found", `${what} not found`);

/** A stale write: the response carries the current row, so that nothing is lost silently. */
export const conflict = (what: string, current: unknown, changed_by: string | null = null) =>
  new AppError("conflict", `${what} was changed by ${changed_by ?? "someone else"} in the meantime`, {
    current,
    ...(changed_by !== null && { changed_by }),
  });
