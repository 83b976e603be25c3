import { KHMER_NAMES } from "./khmer-names.ts";
import { algorithms } from "./km/algorithms.ts";
import { autosave } from "./km/autosave.ts";
import { common } from "./km/common.ts";
import { devices } from "./km/devices.ts";
import { errors } from "./km/errors.ts";
import { labels } from "./km/labels.ts";
import { layout } from "./km/layout.ts";
import { locations } from "./km/locations.ts";
import { maps } from "./km/maps.ts";
import { organizations } from "./km/organizations.ts";
import { pageStates } from "./km/page-states.ts";
import { records } from "./km/records.ts";
import { session } from "./km/session.ts";
import { views } from "./km/views.ts";
import type { CommonMessages } from "./messages.ts";

export const km = {
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

/** The other five languages take language names from the browser. */
export const languages = KHMER_NAMES;
