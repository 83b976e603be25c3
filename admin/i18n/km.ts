import { algorithms } from "./km/algorithms.ts";
import { auth } from "./km/auth.ts";
import { autosave } from "./km/autosave.ts";
import { common } from "./km/common.ts";
import { dashboard } from "./km/dashboard.ts";
import { datachains } from "./km/datachains.ts";
import { devices } from "./km/devices.ts";
import { errors } from "./km/errors.ts";
import { factsheets } from "./km/factsheets.ts";
import { imports } from "./km/imports.ts";
import { labels } from "./km/labels.ts";
import { layout } from "./km/layout.ts";
import { locations } from "./km/locations.ts";
import { maps } from "./km/maps.ts";
import { organizations } from "./km/organizations.ts";
import { pages } from "./km/pages.ts";
import { records } from "./km/records.ts";
import { session } from "./km/session.ts";
import { share } from "./km/share.ts";
import { sites } from "./km/sites.ts";
import { suggestions } from "./km/suggestions.ts";
import { team } from "./km/team.ts";
import { user } from "./km/user.ts";
import { views } from "./km/views.ts";
import type { Messages } from "./messages.ts";

export const km = {
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
