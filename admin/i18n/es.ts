import { algorithms } from "./es/algorithms.ts";
import { auth } from "./es/auth.ts";
import { autosave } from "./es/autosave.ts";
import { common } from "./es/common.ts";
import { dashboard } from "./es/dashboard.ts";
import { datachains } from "./es/datachains.ts";
import { devices } from "./es/devices.ts";
import { errors } from "./es/errors.ts";
import { factsheets } from "./es/factsheets.ts";
import { imports } from "./es/imports.ts";
import { labels } from "./es/labels.ts";
import { layout } from "./es/layout.ts";
import { locations } from "./es/locations.ts";
import { maps } from "./es/maps.ts";
import { organizations } from "./es/organizations.ts";
import { pages } from "./es/pages.ts";
import { records } from "./es/records.ts";
import { session } from "./es/session.ts";
import { share } from "./es/share.ts";
import { sites } from "./es/sites.ts";
import { suggestions } from "./es/suggestions.ts";
import { team } from "./es/team.ts";
import { user } from "./es/user.ts";
import { views } from "./es/views.ts";
import type { Messages } from "./messages.ts";

export const es = {
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
