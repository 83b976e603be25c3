import type { User } from "#contract/user.ts";

type Who = Pick<User, "admin" | "role"> | undefined;

/** Roles of the instance: administrator or not. */
export const isAdmin = (user: Who) => user?.admin === true;
/** Roles in the current customer. Other APIs may have no roles: there, administrators may do everything. */
export const canManage = (user: Who) => user?.role === "manager" || (user?.role === undefined && isAdmin(user));
export const canEdit = (user: Who) => canManage(user) || user?.role === "editor";
