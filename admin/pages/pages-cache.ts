import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "#admin/api/query.ts";
import { algorithmsApi } from "#contract/algorithms.ts";
import { approvalsApi } from "#contract/approvals.ts";
import { devicesApi } from "#contract/devices.ts";
import { guideApi } from "#contract/guide.ts";
import { labelsApi } from "#contract/labels.ts";
import { pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";

/** Queries whose results depend on the state of pages. */
const SHOWN_IN = [
  pagesApi.search,
  pagesApi.home,
  pagesApi.read,
  pagesApi.without,
  guideApi.overview,
  publicationsApi.schedules,
  approvalsApi.list,
  devicesApi.list,
  devicesApi.get,
  algorithmsApi.list,
  algorithmsApi.get,
  labelsApi.list,
];

/** Refetches everything that shows pages, after one was created, deleted or changed state. */
export const pagesChanged = (client: QueryClient) =>
  Promise.all(SHOWN_IN.map((endpoint) => invalidate(client, endpoint)));
