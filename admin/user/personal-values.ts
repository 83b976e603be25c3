import * as z from "zod";
import { NewPassword } from "#contract/session.ts";

export const Profile = z.object({ name: z.string().trim().min(1).max(120) });
export type ProfileValues = z.infer<typeof Profile>;

export const Password = z.object({ password: NewPassword });
export type PasswordValues = z.infer<typeof Password>;
