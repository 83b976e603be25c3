import { auth } from "./pt/auth.ts";
import { common } from "./pt/common.ts";
import { dashboard } from "./pt/dashboard.ts";
import { devices } from "./pt/devices.ts";
import { errors } from "./pt/errors.ts";
import { labels } from "./pt/labels.ts";
import { layout } from "./pt/layout.ts";
import { pages } from "./pt/pages.ts";
import { session } from "./pt/session.ts";
import { sites } from "./pt/sites.ts";
import { team } from "./pt/team.ts";
import { user } from "./pt/user.ts";
import type { Messages } from "./messages.ts";

export const pt = {
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
