import type { Editor } from "@tiptap/react";
import { tidyMarkdown } from "./tidy-markdown.ts";

type Block = Editor["state"]["doc"];

/** Blocks never change: a letter makes a new one of the paragraph it stands in, and leaves all others as they are. */
const written = new WeakMap<Block, string>();

function writeBlock({ markdown }: Editor, block: Block) {
  const known = written.get(block);
  if (known !== undefined) return known;
  const text = markdown?.serialize({ type: "doc", content: [block.toJSON()] }) ?? "";
  written.set(block, text);
  return text;
}

/** The editor's text as Markdown. After a letter only the paragraph around it is written again. */
export function writeMarkdown(editor: Editor): string {
  const blocks: string[] = [];
  editor.state.doc.forEach((block) => blocks.push(writeBlock(editor, block)));
  return tidyMarkdown(blocks.join("\n\n"));
}
