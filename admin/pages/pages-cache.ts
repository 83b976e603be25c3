import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "#admin/api/query.ts";
import { algorithmsApi } from "#contract/algorithms.ts";
import { devicesApi } from "#contract/devices.ts";
import { guideApi } from "#contract/guide.ts";
import { labelsApi } from "#contract/labels.ts";
import { pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";

/** What says how pages stand, besides the pages themselves. */
const SHOWN_IN = [
  pagesApi.search,
  pagesApi.home,
  pagesApi.read,
  pagesApi.without,
  guideApi.overview,
  publicationsApi.schedules,
  devicesApi.list,
  devicesApi.get,
  algorithmsApi.list,
  algorithmsApi.get,
  labelsApi.list,
];

/** Pages came, went or changed their state: everything that shows it is reloaded. */
export const pagesChanged = (client: QueryClient) =>
  Promise.all(SHOWN_IN.map((endpoint) => invalidate(client, endpoint)));
