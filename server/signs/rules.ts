import { AppError } from "#server/platform/http/errors.ts";

/** A sign that is printed today must not lead to a code that has ended. */
export const retiredCode = () =>
  new AppError("code_retired", "This code is retired. Print the sign of a code that is in use");
