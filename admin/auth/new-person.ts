import * as z from "zod";
import { NewPassword } from "#contract/session.ts";

/** Input for accepting an invitation without an account. */
export const NewPerson = z.strictObject({ name: z.string().trim().min(1).max(120), password: NewPassword });
