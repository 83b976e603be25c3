import { auth } from "./tl/auth.ts";
import { common } from "./tl/common.ts";
import { dashboard } from "./tl/dashboard.ts";
import { devices } from "./tl/devices.ts";
import { errors } from "./tl/errors.ts";
import { labels } from "./tl/labels.ts";
import { layout } from "./tl/layout.ts";
import { pages } from "./tl/pages.ts";
import { session } from "./tl/session.ts";
import { sites } from "./tl/sites.ts";
import { team } from "./tl/team.ts";
import { user } from "./tl/user.ts";
import type { Messages } from "./messages.ts";

export const tl = {
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
