import type { User } from "#contract/user.ts";

type Who = Pick<User, "admin" | "role"> | undefined;

/** Two roles of the instance: administrators, and everybody else. */
export const isAdmin = (user: Who) => user?.admin === true;
/** In the current customer; an administrator may do all. */
export const canManage = (user: Who) => isAdmin(user) || user?.role === "manager";
export const canEdit = (user: Who) => canManage(user) || user?.role === "editor";
