import { algorithms } from "./pt/algorithms.ts";
import { auth } from "./pt/auth.ts";
import { autosave } from "./pt/autosave.ts";
import { common } from "./pt/common.ts";
import { dashboard } from "./pt/dashboard.ts";
import { datachains } from "./pt/datachains.ts";
import { devices } from "./pt/devices.ts";
import { errors } from "./pt/errors.ts";
import { factsheets } from "./pt/factsheets.ts";
import { imports } from "./pt/imports.ts";
import { labels } from "./pt/labels.ts";
import { layout } from "./pt/layout.ts";
import { locations } from "./pt/locations.ts";
import { maps } from "./pt/maps.ts";
import { organizations } from "./pt/organizations.ts";
import { pages } from "./pt/pages.ts";
import { records } from "./pt/records.ts";
import { session } from "./pt/session.ts";
import { share } from "./pt/share.ts";
import { sites } from "./pt/sites.ts";
import { suggestions } from "./pt/suggestions.ts";
import { team } from "./pt/team.ts";
import { user } from "./pt/user.ts";
import { views } from "./pt/views.ts";
import type { Messages } from "./messages.ts";

export const pt = {
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
