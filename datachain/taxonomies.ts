import { ALGORITHM_SET } from "./algorithm-set.ts";
import { DEVICE_SET } from "./device-set.ts";
import type { Kind, Taxonomy } from "./model.ts";

/** A set that has been released stays, for the chains that are pinned to it. */
export const BUILT_IN: readonly Taxonomy[] = [DEVICE_SET, ALGORITHM_SET];

const CURRENT: Readonly<Record<Kind, Taxonomy>> = { device: DEVICE_SET, algorithm: ALGORITHM_SET };

export const builtIn = (id: string) => BUILT_IN.find((taxonomy) => taxonomy.id === id);

/** What a new chain is pinned to. */
export const currentTaxonomy = (kind: Kind) => CURRENT[kind];
