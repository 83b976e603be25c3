import type { Approval } from "#contract/approvals.ts";
import type { User } from "#contract/user.ts";
import { canEdit, canManage } from "./roles.ts";

/** Whether this person may approve what others ask for. */
export const canApprove = (user: User | undefined) =>
  user?.approved_by === "manager" ? canManage(user) : user?.approved_by === "editor" && canEdit(user);

/**
 * What somebody can do about publishing a page: publish it (`free`), ask (`unasked`), ask again (`outdated`), take back
 * their own request (`own`), decide on a colleague's request (`open`), or wait for somebody else's decision (`theirs`).
 */
export type Standing = "free" | "unasked" | "outdated" | "own" | "open" | "theirs";

type Asked = Pick<Approval, "state" | "is_outdated" | "asked_by_id"> | null | undefined;

/** The server decides; this says in advance what it will. */
export function standingOf(approval: Asked, user: User | undefined): Standing {
  if (!user?.approved_by) return "free";
  if (approval?.state !== "waiting") return "unasked";
  if (approval.is_outdated) return "outdated";
  if (approval.asked_by_id === user.id) return "own";
  return canApprove(user) ? "open" : "theirs";
}

export const isToAsk = (standing: Standing | undefined) => standing === "unasked" || standing === "outdated";
export const isToPublish = (standing: Standing | undefined) => standing === "free" || standing === "open";
