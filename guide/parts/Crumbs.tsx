import type { ReactNode } from "react";
import type { Reading } from "../reading.ts";
import { Icon } from "./Icon.tsx";

type Props = {
  readonly reading: Reading;
  /** Where "back" leads; home by default. */
  readonly path?: string;
  readonly children?: ReactNode;
};

/** Link back. */
export function Crumbs({ reading: { around, words, ours }, path = "/", children }: Props) {
  return (
    <p className="g-crumbs">
      <a href={around.pageUrl(path)}>
        <Icon name="arrow-left" small flips />
        {children ?? <span {...ours}>{words.all_technologies}</span>}
      </a>
    </p>
  );
}
