import type { ApiError } from "#contract/client.ts";

/** By its name and not its class: the class brings the whole contract along, which the sign-in page does without. */
const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === "ApiError";

/** The HTTP status of a refused call; nothing for a call that never got through. */
export const statusOf = (error: unknown) => (isApiError(error) ? error.status : undefined);

/** The server is there, and its database is not. */
export const isOutage = (error: unknown) => isApiError(error) && error.body.code === "unavailable";

/** Milliseconds the server asked to wait before the next try. */
export const askedToWait = (error: unknown) => (isApiError(error) ? (error.retry_after ?? 0) * 1000 : 0);
