import { useOutletContext } from "react-router";
import { isAdmin } from "#admin/session/roles.ts";
import type { Site } from "#contract/sites.ts";
import type { User } from "#contract/user.ts";

/** Context passed to the tabs. */
export interface Settings {
  site: Site;
  locale: string;
  user: User | undefined;
}

export const useSettings = () => useOutletContext<Settings>();

/** The server decides; this only hides what would certainly be rejected. Another API may have no roles. */
export const isViewer = (user: User | undefined) => !isAdmin(user) && user?.role === "viewer";
export const isManagerOnly = (user: User | undefined) =>
  !isAdmin(user) && (user?.role === "viewer" || user?.role === "editor");
