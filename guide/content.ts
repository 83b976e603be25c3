/**
 * What the guide knows of pages: published snapshots and nothing else. The editor's live preview is the same components on
 * the snapshot that publishing now would write.
 */
export type { PageCard, PageChange, PageSnapshot, Publication, PublicPlace } from "#contract/publications.ts";
