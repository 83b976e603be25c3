import { algorithms } from "./fr/algorithms.ts";
import { autosave } from "./fr/autosave.ts";
import { common } from "./fr/common.ts";
import { devices } from "./fr/devices.ts";
import { errors } from "./fr/errors.ts";
import { labels } from "./fr/labels.ts";
import { layout } from "./fr/layout.ts";
import { locations } from "./fr/locations.ts";
import { maps } from "./fr/maps.ts";
import { organizations } from "./fr/organizations.ts";
import { pageStates } from "./fr/page-states.ts";
import { records } from "./fr/records.ts";
import { session } from "./fr/session.ts";
import { views } from "./fr/views.ts";
import type { CommonMessages } from "./messages.ts";

export const fr = {
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
