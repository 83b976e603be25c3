import type { ReactNode } from "react";

/** What a page draws many times, drawn once for all of it. */
export type Drawings = {
  /** The id of a drawing; its name says all that it depends on. */
  readonly idOf: (name: string, render: () => ReactNode) => string;
};

/** No context of React's: badges are also drawn without it, on paper. */
let collected: Drawings | undefined;

/** Renders a page whose drawings are collected. */
export function collectInto<T>(drawings: Drawings, render: () => T): T {
  collected = drawings;
  try {
    return render();
  } finally {
    collected = undefined;
  }
}

type Props = { readonly name: string; readonly render: () => ReactNode };

/** Part of an SVG: itself, or on a page that collects its drawings, a reference to the one that all alike share. */
export function Drawn({ name, render }: Props) {
  return collected ? <use href={`#${collected.idOf(name, render)}`} /> : render();
}
