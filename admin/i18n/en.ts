import { auth } from "./en/auth.ts";
import { common } from "./en/common.ts";
import { dashboard } from "./en/dashboard.ts";
import { devices } from "./en/devices.ts";
import { errors } from "./en/errors.ts";
import { labels } from "./en/labels.ts";
import { layout } from "./en/layout.ts";
import { pages } from "./en/pages.ts";
import { session } from "./en/session.ts";
import { sites } from "./en/sites.ts";
import { team } from "./en/team.ts";
import { user } from "./en/user.ts";

export const en = { auth, common, dashboard, devices, errors, labels, layout, pages, session, sites, team, user };
