import * as z from "zod";

export const CurrentPassword = z.object({ password: z.string().min(1).max(200) });
export type CurrentPasswordValues = z.infer<typeof CurrentPassword>;
