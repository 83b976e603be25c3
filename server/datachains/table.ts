import type { ChainContent, Kind } from "#datachain/model.ts";
import { personName } from "#server/platform/identity/person-name.ts";

export const chainColumns = [
  "datachains.id",
  "datachains.taxonomy_id",
  "datachains.content",
  "datachains.save_id",
  "datachains.lock_version",
  "datachains.updated_at",
  personName("datachains.updated_by").as("updated_by"),
] as const;

export type ChainRow = {
  readonly id: string;
  readonly taxonomy_id: string;
  readonly content: ChainContent;
  readonly save_id: string | null;
  readonly lock_version: number;
  readonly updated_at: string;
  readonly updated_by: string | null;
};

/** The column with the subject's id. */
export const OWNER = { device: "device_id", algorithm: "algorithm_id" } as const satisfies Record<Kind, string>;

export const versionColumns = [
  "datachain_versions.id",
  "datachain_versions.number",
  "datachain_versions.taxonomy_id",
  "datachain_versions.note",
  "datachain_versions.created_at",
  "datachain_versions.updated_at",
  personName("datachain_versions.created_by").as("created_by"),
] as const;
