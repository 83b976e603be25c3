import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { invalidate } from "#admin/api/query.ts";
import { algorithmsApi } from "#contract/algorithms.ts";
import { devicesApi } from "#contract/devices.ts";
import type { Input, Result } from "#contract/endpoint.ts";
import { type Label, labelsApi } from "#contract/labels.ts";

type Lists = typeof labelsApi.list;

/** Endpoints whose responses contain labels. */
const ELSEWHERE = [devicesApi.list, devicesApi.get, algorithmsApi.list, algorithmsApi.get, labelsApi.uses];

/** Refetches all lists of labels, and everything that shows labels, after one was created or deleted. */
export const labelsChanged = (client: QueryClient) =>
  Promise.all([labelsApi.list, ...ELSEWHERE].map((endpoint) => invalidate(client, endpoint)));

/** A change moves no row in the manual order, but may in a sorted or filtered list. */
function mayMoveRows([, input]: QueryKey) {
  const { q, is_public, sort = "position" } = (input as Input<Lists>).query;
  return q !== undefined || is_public !== undefined || sort !== "position";
}

/** Updates a saved label's row in place, and refetches only lists in which it may have moved. */
export function labelSaved(client: QueryClient, label: Label) {
  const queryKey = [labelsApi.list.path];
  client.setQueriesData<Result<Lists>>(
    { queryKey },
    (data) => data && { ...data, labels: data.labels.map((known) => (known.id === label.id ? label : known)) },
  );
  return Promise.all([
    client.invalidateQueries({ queryKey, predicate: (list) => mayMoveRows(list.queryKey) }),
    ...ELSEWHERE.map((endpoint) => invalidate(client, endpoint)),
  ]);
}
