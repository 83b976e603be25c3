import type { LText } from "#contract/texts.ts";
import type { PageCard, PageSnapshot, Publication, Withheld } from "./content.ts";
import type { Reading } from "./reading.ts";

/** When and why something was published; no author. */
export type VersionNote = Pick<Publication, "number" | "note" | "published_at"> & {
  readonly withheld?: readonly Withheld[];
};

/** A public reply to a comment, with the comment paraphrased for publication. */
export type PublicReply = {
  readonly id: string;
  readonly said: LText;
  readonly reply: LText;
  readonly published_at: string;
};

export type NearbyPage = { readonly card: PageCard; readonly metres: number };

/** Props of every page. */
export type PageProps = {
  readonly reading: Reading;
  readonly snapshot: PageSnapshot;
  /** The published home page: questions and announcements shared by all pages. */
  readonly home: PageSnapshot | null;
  /** The public pages this one links to. */
  readonly cards: readonly PageCard[];
  /** The page's publications, for its history. */
  readonly publications: readonly VersionNote[];
  /** Nearby public pages, nearest first. */
  readonly nearby?: readonly NearbyPage[];
  /** Other public collections, for a collection's page. */
  readonly others?: readonly PageCard[];
  /** Replies to comments on this page, newest first. */
  readonly replies?: readonly PublicReply[];
};
