import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "react-router";
import { paths } from "#admin/paths.ts";
import { userQuery } from "./queries.ts";
import { isAdmin } from "./roles.ts";

/** Redirects administrators to the guide's settings, and everyone else to the dashboard. */
export const adminsOnly = (client: QueryClient) => async () => {
  const { user } = await client.ensureQueryData(userQuery());
  return redirect(isAdmin(user) ? paths.settings() : paths.dashboard());
};
