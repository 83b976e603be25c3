import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { invalidate } from "#admin/api/query.ts";
import { algorithmsApi } from "#contract/algorithms.ts";
import { devicesApi } from "#contract/devices.ts";
import type { Input, Result } from "#contract/endpoint.ts";
import { type Label, labelsApi } from "#contract/labels.ts";

type Lists = typeof labelsApi.list;

/** What names labels besides their own list. */
const ELSEWHERE = [devicesApi.list, devicesApi.get, algorithmsApi.list, algorithmsApi.get, labelsApi.uses];

/** Labels came or went: every list of them, and everything that names them, is reloaded. */
export const labelsChanged = (client: QueryClient) =>
  Promise.all([labelsApi.list, ...ELSEWHERE].map((endpoint) => invalidate(client, endpoint)));

/** In the labels' own order a change moves no row; in another, or among found ones, it may. */
function mayMoveRows([, input]: QueryKey) {
  const { q, is_public, sort = "position" } = (input as Input<Lists>).query;
  return q !== undefined || is_public !== undefined || sort !== "position";
}

/** One label was changed: its row changes where it stands, and only a list in which it may have moved is asked for again. */
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
