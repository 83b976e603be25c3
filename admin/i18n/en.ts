import { algorithms } from "./en/algorithms.ts";
import { autosave } from "./en/autosave.ts";
import { common } from "./en/common.ts";
import { devices } from "./en/devices.ts";
import { errors } from "./en/errors.ts";
import { labels } from "./en/labels.ts";
import { layout } from "./en/layout.ts";
import { locations } from "./en/locations.ts";
import { maps } from "./en/maps.ts";
import { organizations } from "./en/organizations.ts";
import { pageStates } from "./en/page-states.ts";
import { records } from "./en/records.ts";
import { session } from "./en/session.ts";
import { views } from "./en/views.ts";

export const en = {
  algorithms,
  autosave,
  common,
  devices,
  errors,
  labels,
  layout,
  locations,
  maps,
  organizations,
  pages: pageStates,
  records,
  session,
  views,
};
