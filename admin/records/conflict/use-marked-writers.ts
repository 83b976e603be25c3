import { type RefObject, useEffect } from "react";
import { plainMarkdown } from "#datachain/plain-markdown.ts";
import { splitByWriter, type Versions } from "./merge-words.ts";

/** Without the Custom Highlight API, text is not marked. */
const canMark = () => "highlights" in CSS;

const highlightOf = (name: string) => {
  const known = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, known);
  return known;
};

/** The text nodes of an element, with their offsets in the combined text. */
function textsIn(element: Element) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: { readonly node: Node; readonly from: number; readonly to: number }[] = [];
  let from = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.textContent ?? "";
    texts.push({ node, from, to: from + length });
    // block elements separate words like a line break
    from += length + 1;
  }
  return texts;
}

type Texts = ReturnType<typeof textsIn>;

/** DOM ranges for a span of the combined text. */
const rangesOf = (texts: Texts, from: number, to: number) =>
  texts
    .filter((text) => text.from < to && text.to > from)
    .map((text) => {
      const range = document.createRange();
      range.setStart(text.node, Math.max(0, from - text.from));
      range.setEnd(text.node, Math.min(text.to, to) - text.from);
      return range;
    });

type Mark = { readonly highlight: Highlight; readonly range: Range };

function markWriters(editor: Element, { base, mine, theirs }: Versions, locale: string): Mark[] {
  const texts = textsIn(editor);
  const plain = { base: plainMarkdown(base), mine: plainMarkdown(mine), theirs: plainMarkdown(theirs) };
  let at = 0;
  return splitByWriter(texts.map(({ node }) => node.textContent).join("\n"), plain, locale).flatMap(
    ({ text, side }) => {
      const ranges = side ? rangesOf(texts, at, at + text.length) : [];
      at += text.length;
      return ranges.map((range) => ({ highlight: highlightOf(`conflict-${side}`).add(range), range }));
    },
  );
}

const PAUSE = 150;

/** Underlines the editor's words by writer, updated shortly after each keystroke. */
export function useMarkedWriters(box: RefObject<HTMLElement | null>, versions: Versions, locale: string) {
  useEffect(() => {
    const inside = box.current;
    if (!canMark() || !inside) return undefined;
    let marks: Mark[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const clear = () => {
      clearTimeout(timer);
      for (const { highlight, range } of marks) highlight.delete(range);
      marks = [];
    };
    const markSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        clear();
        const editor = inside.querySelector("[role=textbox]");
        if (editor) marks = markWriters(editor, versions, locale);
      }, PAUSE);
    };
    const observer = new MutationObserver(markSoon);
    observer.observe(inside, { subtree: true, childList: true, characterData: true });
    markSoon();
    return () => {
      observer.disconnect();
      clear();
    };
  }, [box, versions, locale]);
}
