import { useQuery } from "@tanstack/react-query";
import { useOutletContext } from "react-router";
import { query } from "#admin/api/query.ts";
import { FOR_EDITING } from "#admin/records/for-editing.ts";
import { type AlgorithmDetails, algorithmsApi } from "#contract/algorithms.ts";

/** What the page hands to its tabs. */
export interface AlgorithmContext {
  algorithm: AlgorithmDetails;
  locale: string;
  isWriter: boolean;
}

export const useAlgorithm = () => useOutletContext<AlgorithmContext>();

export const algorithmQuery = (id: string, locale: string | undefined) =>
  query(algorithmsApi.get, { params: { id }, query: locale ? { locale } : {} });

/** Reloaded for a form, so that no one starts editing an old version. */
export const useFreshAlgorithm = (id: string, locale: string) =>
  useQuery({ ...algorithmQuery(id, locale), ...FOR_EDITING });
