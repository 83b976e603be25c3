import { algorithms } from "./tl/algorithms.ts";
import { autosave } from "./tl/autosave.ts";
import { common } from "./tl/common.ts";
import { devices } from "./tl/devices.ts";
import { errors } from "./tl/errors.ts";
import { labels } from "./tl/labels.ts";
import { layout } from "./tl/layout.ts";
import { locations } from "./tl/locations.ts";
import { maps } from "./tl/maps.ts";
import { organizations } from "./tl/organizations.ts";
import { pageStates } from "./tl/page-states.ts";
import { records } from "./tl/records.ts";
import { session } from "./tl/session.ts";
import { views } from "./tl/views.ts";
import type { CommonMessages } from "./messages.ts";

export const tl = {
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
