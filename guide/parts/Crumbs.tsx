import type { ReactNode } from "react";
import type { Reading } from "../reading.ts";
import { Icon } from "./Icon.tsx";

type Props = {
  readonly reading: Reading;
  /** Where back is, if it is not the list of everything. */
  readonly path?: string;
  readonly children?: ReactNode;
};

/** The way back. */
export function Crumbs({ reading: { around, words }, path = "/", children }: Props) {
  return (
    <p className="g-crumbs">
      <a href={around.pageUrl(path)}>
        <Icon name="arrow-left" small flips />
        <span>{children ?? words.all_technologies}</span>
      </a>
    </p>
  );
}
