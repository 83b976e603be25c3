import { algorithms } from "./pt/algorithms.ts";
import { autosave } from "./pt/autosave.ts";
import { common } from "./pt/common.ts";
import { devices } from "./pt/devices.ts";
import { errors } from "./pt/errors.ts";
import { labels } from "./pt/labels.ts";
import { layout } from "./pt/layout.ts";
import { locations } from "./pt/locations.ts";
import { maps } from "./pt/maps.ts";
import { organizations } from "./pt/organizations.ts";
import { pageStates } from "./pt/page-states.ts";
import { records } from "./pt/records.ts";
import { session } from "./pt/session.ts";
import { views } from "./pt/views.ts";
import type { CommonMessages } from "./messages.ts";

export const pt = {
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
