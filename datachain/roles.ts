import type { Category } from "./model.ts";

/** Categories that signs, badges and checks refer to, whatever a vocabulary calls them. */
const ROLES = {
  purpose: ["purpose"],
  accountable: ["accountable"],
  technology: ["tech", "functional_modes", "decision"],
  access: ["access"],
  retention: ["retention"],
  storage: ["storage"],
  data: ["input_dataset", "output_dataset"],
} as const;
export type Role = keyof typeof ROLES;

/** The two releases of DTPR spell the same category `device__purpose` and `purpose`. */
export const bareId = (categoryId: string) => categoryId.replace(/^[a-z]+__/, "");

type Named = Pick<Category, "standard_id">;

export const hasRole = (category: Named, role: Role) =>
  (ROLES[role] as readonly string[]).includes(bareId(category.standard_id));

export const categoryWithRole = <C extends Named>({ categories }: { readonly categories: readonly C[] }, role: Role) =>
  categories.find((category) => hasRole(category, role));
