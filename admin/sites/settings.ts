import { useOutletContext } from "react-router";
import { isAdmin } from "#admin/session/roles.ts";
import type { Site } from "#contract/sites.ts";
import type { User } from "#contract/user.ts";

/** What the page hands to its tabs. */
export interface Settings {
  site: Site;
  locale: string;
  user: User | undefined;
}

export const useSettings = () => useOutletContext<Settings>();

/** The server decides; only who is known to be refused is not offered it. Another API may not speak of roles. */
export const isViewer = (user: User | undefined) => !isAdmin(user) && user?.role === "viewer";
export const isManagerOnly = (user: User | undefined) =>
  !isAdmin(user) && (user?.role === "viewer" || user?.role === "editor");
