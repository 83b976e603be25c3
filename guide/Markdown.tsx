import { createElement, Fragment, type ReactNode } from "react";
import type { ReadText } from "#datachain/text.ts";
import { languageOf } from "./language-of.ts";
import { type Block, type Inline, parseMarkdown } from "./parse-markdown.ts";

type Props = {
  readonly text: ReadText;
  /** Prefix of its headings' ids, which are anchors within the page. */
  readonly idPrefix: string;
  /** How many levels to lower its headings. */
  readonly deeper?: 0 | 1;
};

function renderInline(nodes: readonly Inline[]): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === "string") return <Fragment key={index}>{node}</Fragment>;
    if (node.kind === "break") return <br key={index} />;
    const children = renderInline(node.children);
    if (node.kind === "bold") return <strong key={index}>{children}</strong>;
    if (node.kind === "italic") return <em key={index}>{children}</em>;
    if (node.href === null) return <Fragment key={index}>{children}</Fragment>;
    return (
      <a key={index} href={node.href}>
        {children}
      </a>
    );
  });
}

function renderBlock(block: Block, deeper: number, key: number) {
  if (block.kind === "paragraph") return <p key={key}>{renderInline(block.children)}</p>;
  if (block.kind === "heading")
    return createElement(`h${block.level + deeper}`, { key, id: block.id }, renderInline(block.children));
  const items = block.items.map((item, index) => <li key={index}>{renderInline(item)}</li>);
  if (!block.ordered) return <ul key={key}>{items}</ul>;
  return (
    <ol key={key} {...(block.start === 1 ? {} : { start: block.start })}>
      {items}
    </ol>
  );
}

/** Cache of parsed texts: pages are rendered often and rarely change. */
const [MOST_KNOWN, LONGEST_KNOWN] = [200, 5000];
const known = new Map<string, readonly Block[]>();

function understand(markdown: string, idPrefix: string) {
  const key = `${idPrefix}\n${markdown}`;
  const blocks = known.get(key) ?? parseMarkdown(markdown, idPrefix);
  if (known.size >= MOST_KNOWN) known.clear();
  if (markdown.length <= LONGEST_KNOWN) known.set(key, blocks);
  return blocks;
}

/** The blocks without a wrapper. */
export const markdownBlocks = (markdown: string, idPrefix: string, deeper: 0 | 1 = 0) =>
  understand(markdown, idPrefix).map((block, index) => renderBlock(block, deeper, index));

/** A long Markdown text by an author. */
export function Markdown({ text, idPrefix, deeper = 0 }: Props) {
  return (
    <div className="g-text" {...languageOf(text)}>
      {markdownBlocks(text.text, idPrefix, deeper)}
    </div>
  );
}
