import { auth } from "./es/auth.ts";
import { common } from "./es/common.ts";
import { dashboard } from "./es/dashboard.ts";
import { devices } from "./es/devices.ts";
import { errors } from "./es/errors.ts";
import { labels } from "./es/labels.ts";
import { layout } from "./es/layout.ts";
import { pages } from "./es/pages.ts";
import { session } from "./es/session.ts";
import { sites } from "./es/sites.ts";
import { team } from "./es/team.ts";
import { user } from "./es/user.ts";
import type { Messages } from "./messages.ts";

export const es = {
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
