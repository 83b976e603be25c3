import type { ConstraintMeanings } from "#server/platform/http/errors.ts";

export const userConstraints: ConstraintMeanings = {
  users_email: { code: "email_taken", message: "There is already an account with this email", field: "email" },
};
