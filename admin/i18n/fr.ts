import { auth } from "./fr/auth.ts";
import { common } from "./fr/common.ts";
import { dashboard } from "./fr/dashboard.ts";
import { devices } from "./fr/devices.ts";
import { errors } from "./fr/errors.ts";
import { labels } from "./fr/labels.ts";
import { layout } from "./fr/layout.ts";
import { pages } from "./fr/pages.ts";
import { session } from "./fr/session.ts";
import { sites } from "./fr/sites.ts";
import { team } from "./fr/team.ts";
import { user } from "./fr/user.ts";
import type { Messages } from "./messages.ts";

export const fr = {
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
