import type { ReactNode } from "react";

/** Drawings a page uses many times, defined once per page. */
export type Drawings = {
  /** The id of a drawing; its name must contain everything it depends on. */
  readonly idOf: (name: string, render: () => ReactNode) => string;
};

/** Not a React context: badges on paper are drawn without one. */
let collected: Drawings | undefined;

/** Renders a page and collects its drawings. */
export function collectInto<T>(drawings: Drawings, render: () => T): T {
  collected = drawings;
  try {
    return render();
  } finally {
    collected = undefined;
  }
}

type Props = { readonly name: string; readonly render: () => ReactNode };

/** Part of an SVG: inline, or a reference to a shared definition if the page collects drawings. */
export function Drawn({ name, render }: Props) {
  return collected ? <use href={`#${collected.idOf(name, render)}`} /> : render();
}
