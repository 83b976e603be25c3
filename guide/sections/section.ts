import type { ReactNode } from "react";

/** A part of a page with an address of its own, and a line in the page's contents. */
export type Section = {
  readonly id: string;
  readonly title: string;
  /** Without a heading on the page: what it is shows by itself. */
  readonly isBare?: boolean;
  readonly content: ReactNode;
};
