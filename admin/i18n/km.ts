import { auth } from "./km/auth.ts";
import { common } from "./km/common.ts";
import { dashboard } from "./km/dashboard.ts";
import { devices } from "./km/devices.ts";
import { errors } from "./km/errors.ts";
import { labels } from "./km/labels.ts";
import { layout } from "./km/layout.ts";
import { pages } from "./km/pages.ts";
import { session } from "./km/session.ts";
import { sites } from "./km/sites.ts";
import { team } from "./km/team.ts";
import { user } from "./km/user.ts";
import type { Messages } from "./messages.ts";

export const km = {
  auth,
  common,
  dashboard,
  devices,
  errors,
  labels,
  layout,
  pages,
  session,
  sites,
  team,
  user,
} satisfies Messages;
