import type { PageSnapshot } from "./content.ts";

const OVER: readonly string[] = ["decommissioned", "removed", "retired"];

/** Out of use: the page stays published because signs and links lead to it. */
export const isRetired = ({ subject }: PageSnapshot) => OVER.includes(subject?.status?.phase ?? "");
