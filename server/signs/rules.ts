import { AppError } from "#server/platform/http/errors.ts";

/** New signs must not open a retired code. */
export const retiredCode = () =>
  new AppError("code_retired", "This code is retired. Print the sign of a code that is in use");
