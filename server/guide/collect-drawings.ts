import { createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Drawings } from "#datachain/Drawn.tsx";

/** Shared by all pages: a guide has a few dozen. Logos could add many, imported glyphs could be large. */
const MOST_KEPT = 1000;
const MOST_LETTERS = 8000;
const written = new Map<string, string>();

function write(name: string, draw: () => ReactNode) {
  const known = written.get(name);
  if (known !== undefined) return known;
  const markup = renderToStaticMarkup(createElement(Fragment, null, draw()));
  if (written.size >= MOST_KEPT) written.clear();
  if (name.length + markup.length <= MOST_LETTERS) written.set(name, markup);
  return markup;
}

/** The drawings of one page. Badges and icons refer to them by id; each is written once, after the page. */
export function collectDrawings(): Drawings & { write: () => string } {
  const found = new Map<string, { id: string; draw: () => ReactNode }>();
  return {
    idOf: (name, draw) => {
      const drawing = found.get(name) ?? { id: `drawing-${found.size + 1}`, draw };
      found.set(name, drawing);
      return drawing.id;
    },
    write: () => {
      if (found.size === 0) return "";
      const drawings = [...found].map(([name, { id, draw }]) => `<g id="${id}">${write(name, draw)}</g>`);
      return `<svg class="g-drawings" width="0" height="0" aria-hidden="true" focusable="false"><defs>${drawings.join("")}</defs></svg>`;
    },
  };
}
