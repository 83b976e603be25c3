import { skipToken, useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import type { Subject } from "#admin/content/subject-paths.ts";
import { useTaxonomy } from "#admin/inventory/use-taxonomy.ts";
import { algorithmsApi } from "#contract/algorithms.ts";
import { algorithmChainApi, deviceChainApi } from "#contract/datachains.ts";
import { devicesApi } from "#contract/devices.ts";

/** Basic facts of the page's record in one language. */
export function useSubject({ kind, id }: Subject, locale: string) {
  const input = { params: { id }, query: { locale } };
  const device = useQuery({ ...query(devicesApi.get, input), ...(kind !== "device" && { queryFn: skipToken }) });
  const algorithm = useQuery({ ...query(algorithmsApi.get, input), ...(kind === "device" && { queryFn: skipToken }) });
  return kind === "device" ? device : algorithm;
}

/** The record's datachain, with the vocabulary it uses. */
export function useSubjectChain({ kind, id }: Subject) {
  const input = { params: { id } };
  const device = useQuery({ ...query(deviceChainApi.get, input), ...(kind !== "device" && { queryFn: skipToken }) });
  const algorithm = useQuery({
    ...query(algorithmChainApi.get, input),
    ...(kind === "device" && { queryFn: skipToken }),
  });
  const chain = kind === "device" ? device : algorithm;
  const taxonomy = useTaxonomy(chain.data?.datachain.taxonomy_id);
  return { chain, taxonomy };
}
