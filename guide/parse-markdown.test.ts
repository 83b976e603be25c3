import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Block, type Inline, parseMarkdown, plainText, safeHref } from "./parse-markdown.ts";

const linksIn = (nodes: readonly Inline[]): (string | null)[] =>
  nodes.flatMap((node) => {
    if (typeof node === "string" || node.kind === "break") return [];
    return [...(node.kind === "link" ? [node.href] : []), ...linksIn(node.children)];
  });
const inlinesOf = (block: Block) => (block.kind === "list" ? block.items.flat() : block.children);
const depthOf = (nodes: readonly Inline[]): number =>
  nodes.reduce(
    (deepest, node) =>
      Math.max(deepest, typeof node === "object" && "children" in node ? 1 + depthOf(node.children) : 0),
    0,
  );
const wordsOf = (source: string) => parseMarkdown(source).map((block) => plainText(inlinesOf(block)));
const line = (source: string) => parseMarkdown(source).flatMap(inlinesOf);
const bold = (...children: Inline[]): Inline => ({ kind: "bold", children });
const italic = (...children: Inline[]): Inline => ({ kind: "italic", children });

describe("blocks", () => {
  test("are paragraphs, headings and lists", () => {
    expect(parseMarkdown("One\ntwo\n\n## Why\n\n- a\n- b\n\n3. c\n4. d\n\nEnd")).toEqual([
      { kind: "paragraph", children: ["One\ntwo"] },
      { kind: "heading", level: 2, id: "why", children: ["Why"] },
      { kind: "list", ordered: false, start: 1, items: [["a"], ["b"]] },
      { kind: "list", ordered: true, start: 3, items: [["c"], ["d"]] },
      { kind: "paragraph", children: ["End"] },
    ]);
  });

  test("a list may have blank lines between items, and items with several lines", () => {
    expect(parseMarkdown("- a\n  more\n\n- b\n\nAfter")).toEqual([
      { kind: "list", ordered: false, start: 1, items: [["a\nmore"], ["b"]] },
      { kind: "paragraph", children: ["After"] },
    ]);
  });

  test("headings have unique ids in any script, with a prefix", () => {
    const ids = parseMarkdown("## How long?\n## How long?\n### តើហេតុអ្វី\n# !!!", "about-").map((block) =>
      block.kind === "heading" ? [block.level, block.id] : block,
    );
    expect(ids).toEqual([
      [2, "about-how-long"],
      [2, "about-how-long-2"],
      [3, "about-តើហេតុអ្វី"],
      [2, "about-part"],
    ]);
  });
});

describe("inside a line", () => {
  test("bold and italic can be nested", () => {
    expect(line("**a *b* c**")).toEqual([bold("a ", italic("b"), " c")]);
    expect(line("***a***")).toEqual([bold(italic("a"))]);
    expect(line("__a__ and _b_")).toEqual([bold("a"), " and ", italic("b")]);
  });

  test("unmatched markers stay as text", () => {
    for (const text of ["2 * 3 * 4", "snake_case_name", "a ** b", "*open", "[no link]", "a ] b", "\\ b"])
      expect(wordsOf(text), text).toEqual([text]);
    expect(line(String.raw`\*a\* \[b\]`)).toEqual(["*a* [b]"]);
  });

  test("HTML is text", () => {
    expect(line("<b>a</b> <script>x</script>")).toEqual(["<b>a</b> <script>x</script>"]);
  });

  test("two spaces or a backslash break a line", () => {
    expect(line("a  \nb")).toEqual(["a", { kind: "break" }, "b"]);
    expect(line("a\\\nb")).toEqual(["a", { kind: "break" }, "b"]);
  });

  test("links may be https, mail and telephone only; others become text", () => {
    expect(line("[a **b**](https://x.example/?q=1)")).toEqual([
      { kind: "link", href: "https://x.example/?q=1", children: ["a ", bold("b")] },
    ]);
    for (const href of ["mailto:a@b.example", "tel:+15550142"]) expect(safeHref(href)).toBe(href);
    for (const href of [
      "javascript:alert`1`",
      "JaVaScRiPt:x",
      "data:text/html,x",
      "http://x.example",
      "//x.example",
      "/admin",
      "https://a:b@x.example",
      "vbscript:x",
      "",
    ])
      expect(safeHref(href), href).toBeNull();
    expect(wordsOf("[a](javascript:alert`1`)")).toEqual(["a"]);
    expect(linksIn(line("[a [b](https://x.example)"))).toEqual(["https://x.example"]);
  });
});

describe("hostile text", () => {
  const nasty = fc
    .array(
      fc.constantFrom(
        "*",
        "**",
        "_",
        "[",
        "]",
        "](",
        ")",
        "(",
        "\\",
        "\n",
        "\n\n",
        "# ",
        "- ",
        "1. ",
        " ",
        "a",
        "javascript:",
        "https://x.example",
        "<",
        "&",
        "ា",
      ),
      { maxLength: 200 },
    )
    .map((parts) => parts.join(""));

  test("never creates other links, nests at most three deep and loses no letter", () => {
    fc.assert(
      fc.property(fc.oneof(nasty, fc.string({ unit: "grapheme", maxLength: 200 })), (source) => {
        const blocks = parseMarkdown(source);
        for (const block of blocks) {
          expect(depthOf(inlinesOf(block))).toBeLessThanOrEqual(3);
          for (const href of linksIn(inlinesOf(block))) expect(href ?? "https:").toMatch(/^(https|mailto|tel):/i);
        }
        const lettersOf = (text: string) => text.replaceAll(/\]\([^\s<>()[\]]+\)/g, "").match(/[a-zា]/g)?.length ?? 0;
        expect(lettersOf(blocks.map((block) => plainText(inlinesOf(block))).join(" "))).toBeGreaterThanOrEqual(
          lettersOf(source),
        );
      }),
      { numRuns: 500 },
    );
  });

  // a quadratic parser would take minutes at this length
  const millisecondsFor = (source: string) => {
    const started = performance.now();
    parseMarkdown(source);
    return performance.now() - started;
  };

  test("parses a megabyte of asterisks in linear time", () => {
    expect(millisecondsFor("*".repeat(1_000_000))).toBeLessThan(15_000);
  });

  const PARTS = [
    "**a",
    "*a ",
    "_a_",
    "[",
    "[a](",
    "[](",
    "](",
    "[a](x)",
    "\\",
    "[*",
    "**[",
    "- ",
    "# a\n",
    "a\n",
    "a  \n",
    "*a**b",
  ];
  test.each(PARTS)("parses repeated %j in linear time", (part) => {
    expect(millisecondsFor(part.repeat(250_000 / part.length))).toBeLessThan(15_000);
  });
});
