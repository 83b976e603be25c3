import { ALGORITHM_SET } from "./algorithm-set.ts";
import { DEVICE_SET } from "./device-set.ts";
import type { Kind, Taxonomy } from "./model.ts";

/** Never remove a released set: chains are pinned to it. */
export const BUILT_IN: readonly Taxonomy[] = [DEVICE_SET, ALGORITHM_SET];

const CURRENT: Readonly<Record<Kind, Taxonomy>> = { device: DEVICE_SET, algorithm: ALGORITHM_SET };

export const builtIn = (id: string) => BUILT_IN.find((taxonomy) => taxonomy.id === id);

/** The taxonomy for new chains. */
export const currentTaxonomy = (kind: Kind) => CURRENT[kind];
