import type { LText } from "#contract/texts.ts";
import type { PageCard, PageSnapshot, Publication } from "./content.ts";
import type { Reading } from "./reading.ts";

/** When and why something was published; not by whom. */
export type VersionNote = Pick<Publication, "number" | "note" | "published_at">;

/** A reply to somebody's comment, and what they said in words fit for everybody. */
export type PublicReply = {
  readonly id: string;
  readonly said: LText;
  readonly reply: LText;
  readonly published_at: string;
};

export type NearbyPage = { readonly card: PageCard; readonly metres: number };

/** What every page is made of. */
export type PageProps = {
  readonly reading: Reading;
  readonly snapshot: PageSnapshot;
  /** The published home page, for what belongs to the whole guide. */
  readonly home: PageSnapshot | null;
  /** The public pages this one leads to. */
  readonly cards: readonly PageCard[];
  /** The page's publications, for its history. */
  readonly publications: readonly VersionNote[];
  /** Other public pages with places near this one's, the nearest first. */
  readonly nearby?: readonly NearbyPage[];
  /** Replies to comments on it, the newest first. */
  readonly replies?: readonly PublicReply[];
};
