import { useQueryClient } from "@tanstack/react-query";
import type { Resolver } from "react-hook-form";
import { call } from "#admin/api/call.ts";
import { invalidate } from "#admin/api/query.ts";
import { i18n, useTranslation } from "#admin/i18n/i18n.ts";
import { useInventoryForm } from "#admin/inventory/use-inventory-form.ts";
import { checkChanges } from "#admin/records/check-changes.ts";
import { today } from "#admin/i18n/today.ts";
import { type AlgorithmChange, type AlgorithmDetails, algorithmsApi } from "#contract/algorithms.ts";
import { factsheetsApi } from "#contract/factsheets.ts";
import { algorithmQuery } from "./algorithm-query.ts";
import { type AlgorithmValues, toInput, toValues } from "./algorithm-values.ts";

const rules = async () => (await import("#contract/algorithms.ts")).AlgorithmChange.omit({ lock_version: true });
const contractRules = checkChanges<AlgorithmValues>(rules, toInput);

/** Months that cannot be true. */
function monthErrors({ lifecycle, start_month: start, end_month: end }: AlgorithmValues) {
  const now = today().slice(0, 7);
  const say = (problem: "end_before_start" | "end_in_future" | "start_in_future") => ({
    type: "month",
    message: i18n.t(`algorithms.problem.${problem}`),
  });
  const hasBegun = lifecycle === "paused" || lifecycle === "retired";
  return {
    ...(lifecycle === "retired" && end > now && { end_month: say("end_in_future") }),
    ...(start && end && end < start && { end_month: say("end_before_start") }),
    ...(hasBegun && start > now && { start_month: say("start_in_future") }),
  };
}

const check =
  (base: AlgorithmValues): Resolver<AlgorithmValues> =>
  async (values, context, options) => {
    const checked = await contractRules(base)(values, context, options);
    const errors = { ...monthErrors(values), ...checked.errors };
    return Object.keys(errors).length ? { values: {}, errors } : checked;
  };

/** A form on one algorithm, its texts in one content language. */
export function useAlgorithmForm(algorithm: AlgorithmDetails, locale: string) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { id } = algorithm;
  const place = { params: { id }, query: { locale } };
  return useInventoryForm<AlgorithmDetails, AlgorithmValues, AlgorithmChange, "image_key">({
    noun: "algorithms",
    record: algorithm,
    toValues,
    toInput,
    resolver: check,
    read: async () => (await call(algorithmsApi.get, place)).algorithm,
    change: async (input) => (await call(algorithmsApi.update, { ...place, body: { algorithm: input } })).algorithm,
    image: {
      column: "image_key",
      field: "algorithm[image]",
      upload: async (body) => (await call(algorithmsApi.upload, { ...place, body })).algorithm,
    },
    keep: (next) => {
      client.setQueryData(algorithmQuery(id, locale).queryKey, { algorithm: next });
      // its rules look at the algorithm too
      void invalidate(client, factsheetsApi.get);
    },
    said: (isMerged) => t(isMerged ? "algorithms.saved_merged" : "algorithms.saved"),
  });
}
