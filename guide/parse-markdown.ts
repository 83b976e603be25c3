/**
 * The guide's small Markdown: paragraphs, h2 and h3, bold, italic, links, lists. Everything else is text. The result is a
 * tree for React, never HTML; parsing is linear, whatever the input.
 */
export type Inline =
  | string
  | { readonly kind: "break" }
  | { readonly kind: "bold"; readonly children: readonly Inline[] }
  | { readonly kind: "italic"; readonly children: readonly Inline[] }
  | { readonly kind: "link"; readonly href: string | null; readonly children: readonly Inline[] };

export type Block =
  | { readonly kind: "paragraph"; readonly children: readonly Inline[] }
  | { readonly kind: "heading"; readonly level: 2 | 3; readonly id: string; readonly children: readonly Inline[] }
  | {
      readonly kind: "list";
      readonly ordered: boolean;
      readonly start: number;
      readonly items: readonly (readonly Inline[])[];
    };

const PROTOCOLS = ["https:", "mailto:", "tel:"];
const HREF = /^[^\s<>()[\]]+$/;

/** A safe link target; null for anything else. */
export function safeHref(href: string) {
  if (!HREF.test(href) || !URL.canParse(href)) return null;
  const { protocol, username, password } = new URL(href);
  return PROTOCOLS.includes(protocol) && !username && !password ? href : null;
}

type Mark = "bold" | "italic" | "link";
/** Open marks: bold, italic and link at most once each, so nesting is at most three deep. */
type Open = { readonly mark: Mark; readonly sign: string; readonly children: Inline[] };

const SPECIAL = /[\\*_[\]]/g;
const PUNCTUATION = /[!-/:-@[-`{-~]/;
const isSpace = (char: string | undefined) => char === undefined || /\s/.test(char);
const isLetter = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char);

function inlineParser(text: string) {
  const root: Inline[] = [];
  const stack: Open[] = [];
  let closing = -1;

  const listAt = (depth: number) => stack[depth]?.children ?? root;
  const here = () => listAt(stack.length - 1);
  function add(node: Inline) {
    const list = here();
    const last = list.at(-1);
    if (typeof node === "string" && typeof last === "string") list[list.length - 1] = last + node;
    else if (node !== "") list.push(node);
  }

  /** Never closed: the marker becomes text, and its content joins the parent. */
  function giveUp(depth: number) {
    const [open] = stack.splice(depth, 1);
    if (!open) return;
    const list = listAt(depth - 1);
    list.push(open.sign);
    for (const child of open.children) list.push(child);
  }

  const depthOf = (mark: Mark) => stack.findIndex((open) => open.mark === mark);
  function close(depth: number, wrap: (children: Inline[]) => Inline) {
    while (stack.length - 1 > depth) giveUp(stack.length - 1);
    const open = stack.pop();
    if (open) add(wrap(open.children));
  }

  function emphasis(at: number) {
    const sign = text[at] ?? "";
    let end = at;
    while (text[end] === sign) end++;
    const run = text.slice(at, end);
    const [before, after] = [text[at - 1], text[end]];
    const isInWord = sign === "_" && isLetter(before) && isLetter(after);
    if (run.length > 3 || isInWord) add(run);
    else for (const mark of marksOf(run, depthOf("italic") > depthOf("bold"))) step(mark, sign, before, after);
    return end;
  }

  function step(mark: "bold" | "italic", sign: string, before: string | undefined, after: string | undefined) {
    const signs = mark === "bold" ? sign + sign : sign;
    const depth = depthOf(mark);
    if (depth >= 0 && !isSpace(before) && stack[depth]?.sign === signs)
      close(depth, (children) => ({ kind: mark, children }));
    else if (depth < 0 && !isSpace(after)) stack.push({ mark, sign: signs, children: [] });
    else add(signs);
  }

  function openLink(at: number) {
    const depth = depthOf("link");
    if (depth >= 0) giveUp(depth);
    stack.push({ mark: "link", sign: "[", children: [] });
    return at + 1;
  }

  function closeLink(at: number) {
    const depth = depthOf("link");
    if (depth < 0 || text[at + 1] !== "(") {
      add("]");
      return at + 1;
    }
    if (closing < at) closing = text.indexOf(")", at);
    if (closing < 0) closing = Infinity;
    const href = closing === Infinity ? "" : text.slice(at + 2, closing);
    if (!HREF.test(href)) {
      giveUp(depth);
      add("]");
      return at + 1;
    }
    close(depth, (children) => ({ kind: "link", href: safeHref(href), children }));
    return closing + 1;
  }

  function escape(at: number) {
    const next = text[at + 1];
    if (next === "\n") {
      add({ kind: "break" });
      return at + 2;
    }
    const isEscape = next !== undefined && PUNCTUATION.test(next);
    add(isEscape ? next : "\\");
    return at + (isEscape ? 2 : 1);
  }

  const steps: Readonly<Record<string, (at: number) => number>> = {
    "\\": escape,
    "*": emphasis,
    _: emphasis,
    "[": openLink,
    "]": closeLink,
  };

  return () => {
    let at = 0;
    while (at < text.length) {
      SPECIAL.lastIndex = at;
      const next = SPECIAL.exec(text)?.index ?? text.length;
      add(text.slice(at, next));
      at = next < text.length ? (steps[text[next] ?? ""]?.(next) ?? next + 1) : next;
    }
    while (stack.length > 0) giveUp(stack.length - 1);
    return root;
  };
}

/** `***` opens both; the inner one closes first. */
function marksOf(run: string, isItalicInner: boolean): readonly ("bold" | "italic")[] {
  if (run.length === 1) return ["italic"];
  if (run.length === 2) return ["bold"];
  return isItalicInner ? ["italic", "bold"] : ["bold", "italic"];
}

const parseInline = (text: string) => inlineParser(text.trim())();

/** The words without markup, for ids and screen readers. */
export const plainText = (nodes: readonly Inline[]): string =>
  nodes.map((node) => (typeof node === "string" ? node : "children" in node ? plainText(node.children) : " ")).join("");

const HEADING = /^(#{1,6})[ \t]+(\S.*)$/;
const BULLET = /^ {0,3}[-*+][ \t]+(\S.*)$/;
const NUMBERED = /^ {0,3}(\d{1,9})[.)][ \t]+(\S.*)$/;
const CONTINUED = /^[ \t]+\S/;

/** `Wie lange?` → `wie-lange`, in any script; duplicates get a number. */
function idMaker(prefix: string) {
  const used = new Map<string, number>();
  return (words: string) => {
    const slug =
      words
        .toLowerCase()
        .match(/[\p{L}\p{N}\p{M}]+/gu)
        ?.join("-")
        .slice(0, 60) || "part";
    const count = (used.get(slug) ?? 0) + 1;
    used.set(slug, count);
    return `${prefix}${slug}${count > 1 ? `-${count}` : ""}`;
  };
}

type Item = { readonly ordered: boolean; readonly number: number; readonly text: string };

function itemOf(line: string): Item | undefined {
  const bullet = BULLET.exec(line);
  if (bullet) return { ordered: false, number: 1, text: bullet[1] ?? "" };
  const numbered = NUMBERED.exec(line);
  return numbered ? { ordered: true, number: Number(numbered[1]), text: numbered[2] ?? "" } : undefined;
}

type Draft =
  | { readonly kind: "paragraph"; readonly lines: string[] }
  | { readonly kind: "heading"; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: "list"; readonly ordered: boolean; readonly start: number; readonly items: string[][] };

/** Splits the source into blocks; their text is not parsed yet. */
function draftBlocks(source: string) {
  const drafts: Draft[] = [];
  let current: Draft | undefined;
  const begin = (draft: Draft) => drafts.push((current = draft));
  let isAfterBlank = false;

  function listItem({ ordered, number, text }: Item) {
    const last = drafts.at(-1);
    if (last?.kind === "list" && last.ordered === ordered && (current === last || isAfterBlank)) {
      last.items.push([text]);
      current = last;
    } else begin({ kind: "list", ordered, start: number, items: [[text]] });
  }

  function plainLine(line: string) {
    if (current?.kind === "list" && (!isAfterBlank || CONTINUED.test(line))) current.items.at(-1)?.push(line);
    else if (current?.kind === "paragraph") current.lines.push(line);
    else begin({ kind: "paragraph", lines: [line] });
  }

  for (const line of source.split(/\r\n?|\n/)) {
    const isBlank = line.trim() === "";
    const heading = isBlank ? null : HEADING.exec(line);
    const item = isBlank || heading ? undefined : itemOf(line);
    if (isBlank) current = current?.kind === "list" ? current : undefined;
    else if (heading) {
      drafts.push({ kind: "heading", level: (heading[1] ?? "").length <= 2 ? 2 : 3, text: heading[2] ?? "" });
      current = undefined;
    } else if (item) listItem(item);
    else plainLine(line);
    isAfterBlank = isBlank;
  }
  return drafts;
}

/** Two trailing spaces break a line, as a backslash does; leading spaces are ignored. */
const joined = (lines: readonly string[]) =>
  lines.map((line) => line.trimStart().replace(/(?<! ) {2,}$/, "\\")).join("\n");

export function parseMarkdown(source: string, idPrefix = ""): Block[] {
  const idOf = idMaker(idPrefix);
  return draftBlocks(source).map((draft): Block => {
    if (draft.kind === "paragraph") return { kind: "paragraph", children: parseInline(joined(draft.lines)) };
    if (draft.kind === "list") return { ...draft, items: draft.items.map((lines) => parseInline(joined(lines))) };
    const children = parseInline(draft.text);
    return { kind: "heading", level: draft.level, id: idOf(plainText(children)), children };
  });
}
