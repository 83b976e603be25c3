import type { User } from "#contract/user.ts";

type Who = Pick<User, "admin" | "role"> | undefined;

/** Roles of the instance: administrator or not. */
export const isAdmin = (user: Who) => user?.admin === true;
/** Roles in the current customer; administrators may do everything. */
export const canManage = (user: Who) => isAdmin(user) || user?.role === "manager";
export const canEdit = (user: Who) => canManage(user) || user?.role === "editor";
