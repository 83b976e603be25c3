import type { Editor } from "@tiptap/react";
import { tidyMarkdown } from "./tidy-markdown.ts";

type Block = Editor["state"]["doc"];

/** Blocks are immutable: a keystroke replaces one paragraph's node and keeps all others, so their Markdown is cached. */
const written = new WeakMap<Block, string>();

function writeBlock({ markdown }: Editor, block: Block) {
  const known = written.get(block);
  if (known !== undefined) return known;
  const text = markdown?.serialize({ type: "doc", content: [block.toJSON()] }) ?? "";
  written.set(block, text);
  return text;
}

/** The editor's content as Markdown. After a keystroke only the edited paragraph is serialized again. */
export function writeMarkdown(editor: Editor): string {
  const blocks: string[] = [];
  editor.state.doc.forEach((block) => blocks.push(writeBlock(editor, block)));
  return tidyMarkdown(blocks.join("\n\n"));
}
