import { algorithms } from "./tl/algorithms.ts";
import { auth } from "./tl/auth.ts";
import { autosave } from "./tl/autosave.ts";
import { common } from "./tl/common.ts";
import { datachains } from "./tl/datachains.ts";
import { devices } from "./tl/devices.ts";
import { errors } from "./tl/errors.ts";
import { labels } from "./tl/labels.ts";
import { layout } from "./tl/layout.ts";
import { locations } from "./tl/locations.ts";
import { maps } from "./tl/maps.ts";
import { organizations } from "./tl/organizations.ts";
import { pages } from "./tl/pages.ts";
import { records } from "./tl/records.ts";
import { session } from "./tl/session.ts";
import { share } from "./tl/share.ts";
import { suggestions } from "./tl/suggestions.ts";
import { team } from "./tl/team.ts";
import { views } from "./tl/views.ts";
import type { CommonMessages } from "./messages.ts";

export const tl = {
  algorithms,
  auth,
  autosave,
  common,
  datachains,
  devices,
  errors,
  labels,
  layout,
  locations,
  maps,
  organizations,
  pages,
  records,
  session,
  share,
  suggestions,
  team,
  views,
} satisfies CommonMessages;
