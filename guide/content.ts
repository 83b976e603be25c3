/**
 * The guide reads published snapshots and nothing else. The editor's live preview renders the same components with the
 * snapshot that publishing would write.
 */
export type { PageCard, PageChange, PageSnapshot, Publication, PublicPlace, Withheld } from "#contract/publications.ts";
