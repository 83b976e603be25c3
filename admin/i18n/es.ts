import { algorithms } from "./es/algorithms.ts";
import { autosave } from "./es/autosave.ts";
import { common } from "./es/common.ts";
import { devices } from "./es/devices.ts";
import { errors } from "./es/errors.ts";
import { labels } from "./es/labels.ts";
import { layout } from "./es/layout.ts";
import { locations } from "./es/locations.ts";
import { maps } from "./es/maps.ts";
import { organizations } from "./es/organizations.ts";
import { pageStates } from "./es/page-states.ts";
import { records } from "./es/records.ts";
import { session } from "./es/session.ts";
import { views } from "./es/views.ts";
import type { CommonMessages } from "./messages.ts";

export const es = {
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
} satisfies CommonMessages;
