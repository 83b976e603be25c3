import { skipToken, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type Params, useParams } from "react-router";
import { query, readAhead } from "#admin/api/query.ts";
import type { Prefetch } from "#admin/frame/load-page.ts";
import { taxonomyQuery } from "#admin/inventory/use-taxonomy.ts";
import { paths } from "#admin/paths.ts";
import { algorithmsApi } from "#contract/algorithms.ts";
import { algorithmChainApi, deviceChainApi } from "#contract/datachains.ts";
import { devicesApi } from "#contract/devices.ts";
import type { Kind } from "#datachain/model.ts";

/** A chain's device or algorithm: its paths and endpoints. */
export type ChainSubject = {
  readonly kind: Kind;
  readonly id: string;
  readonly chainApi: typeof deviceChainApi;
  readonly paths: {
    readonly subject: string;
    readonly start: string;
    readonly builder: string;
    readonly overview: string;
    readonly category: (category_id: string) => string;
  };
};

const deviceSubject = (id: string): ChainSubject => ({
  kind: "device",
  id,
  chainApi: deviceChainApi,
  paths: {
    subject: paths.device(id),
    start: paths.deviceDatachain(id),
    builder: paths.deviceBuilder(id),
    overview: paths.deviceOverview(id),
    category: (category_id) => paths.deviceBuilderCategory(id, category_id),
  },
});

const algorithmSubject = (id: string): ChainSubject => ({
  kind: "algorithm",
  id,
  // the same endpoints under another path, so only the type's name differs
  chainApi: algorithmChainApi as unknown as typeof deviceChainApi,
  paths: {
    subject: paths.algorithm(id),
    start: paths.algorithmDatachain(id),
    builder: paths.algorithmBuilder(id),
    overview: paths.algorithmOverview(id),
    category: (category_id) => paths.algorithmBuilderCategory(id, category_id),
  },
});

const subjectOf = ({ device_id, algorithm_id }: Params) =>
  device_id === undefined ? algorithmSubject(algorithm_id ?? "") : deviceSubject(device_id);

export function useChainSubject(): ChainSubject {
  const { device_id, algorithm_id } = useParams();
  return useMemo(() => subjectOf({ device_id, algorithm_id }), [device_id, algorithm_id]);
}

const subjectInput = ({ id }: ChainSubject) => ({ params: { id }, query: {} });

/** The device or algorithm; skips the query of the other kind. */
export function useSubject(subject: ChainSubject) {
  const isDevice = subject.kind === "device";
  const input = subjectInput(subject);
  const device = useQuery({ ...query(devicesApi.get, input), ...(!isDevice && { queryFn: skipToken }) });
  const algorithm = useQuery({ ...query(algorithmsApi.get, input), ...(isDevice && { queryFn: skipToken }) });
  return {
    ...(isDevice ? device : algorithm),
    record: device.data?.device ?? algorithm.data?.algorithm,
  };
}

/** Id of the page about it, if there is one. */
export const useSubjectPage = (subject: ChainSubject) => useSubject(subject).record?.page?.id;

export const chainQuery = ({ chainApi, id }: ChainSubject) => query(chainApi.get, { params: { id } });

/** Prefetches a chain and its vocabulary. */
export const prefetchChain: Prefetch = async (client, params) => {
  const asked = chainQuery(subjectOf(params));
  await readAhead(client, asked);
  const taxonomy_id = client.getQueryData(asked.queryKey)?.datachain.taxonomy_id;
  if (taxonomy_id !== undefined) await readAhead(client, taxonomyQuery(taxonomy_id));
};

/** Endpoints whose results include the chain's state; refetch them when it changes. */
export const listsOf = ({ kind }: ChainSubject) =>
  kind === "device" ? [devicesApi.list, devicesApi.get] : [algorithmsApi.list, algorithmsApi.get];
