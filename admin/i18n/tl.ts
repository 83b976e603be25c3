import { algorithms } from "./tl/algorithms.ts";
import { auth } from "./tl/auth.ts";
import { autosave } from "./tl/autosave.ts";
import { common } from "./tl/common.ts";
import { dashboard } from "./tl/dashboard.ts";
import { datachains } from "./tl/datachains.ts";
import { devices } from "./tl/devices.ts";
import { errors } from "./tl/errors.ts";
import { factsheets } from "./tl/factsheets.ts";
import { imports } from "./tl/imports.ts";
import { labels } from "./tl/labels.ts";
import { layout } from "./tl/layout.ts";
import { locations } from "./tl/locations.ts";
import { maps } from "./tl/maps.ts";
import { organizations } from "./tl/organizations.ts";
import { pages } from "./tl/pages.ts";
import { records } from "./tl/records.ts";
import { session } from "./tl/session.ts";
import { share } from "./tl/share.ts";
import { sites } from "./tl/sites.ts";
import { suggestions } from "./tl/suggestions.ts";
import { team } from "./tl/team.ts";
import { user } from "./tl/user.ts";
import { views } from "./tl/views.ts";
import type { Messages } from "./messages.ts";

export const tl = {
  algorithms,
  auth,
  autosave,
  common,
  dashboard,
  datachains,
  devices,
  errors,
  factsheets,
  imports,
  labels,
  layout,
  locations,
  maps,
  organizations,
  pages,
  records,
  session,
  share,
  sites,
  suggestions,
  team,
  user,
  views,
} satisfies Messages;
