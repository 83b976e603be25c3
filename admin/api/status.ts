import type { ApiError } from "#contract/client.ts";

/** Checks the name instead of the class, whose import would add the whole contract to the login page. */
const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === "ApiError";

/** HTTP status of a rejected call; undefined if it got no response. */
export const statusOf = (error: unknown) => (isApiError(error) ? error.status : undefined);

/** The server has lost its database. */
export const isOutage = (error: unknown) => isApiError(error) && error.body.code === "unavailable";

/** Delay the server asked for, in milliseconds. */
export const retryAfterMs = (error: unknown) => (isApiError(error) ? (error.retry_after ?? 0) * 1000 : 0);
