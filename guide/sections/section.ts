import type { ReactNode } from "react";

/** A part of a page with its own anchor and an entry in the table of contents. */
export type Section = {
  readonly id: string;
  readonly title: string;
  /** No visible heading: its content is self-explanatory. */
  readonly isBare?: boolean;
  readonly content: ReactNode;
};
