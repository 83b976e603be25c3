import { ApiError } from "#contract/client.ts";

/** The session's last password check was too long ago. */
export const isPasswordNeeded = (error: unknown) => error instanceof ApiError && error.body.code === "password_needed";
