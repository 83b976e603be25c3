import { Markdown } from "@tiptap/markdown";
import { Editor } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { expect, test, vi } from "vitest";
import { tidyMarkdown } from "./tidy-markdown.ts";
import { writeMarkdown } from "./write-markdown.ts";

const TEXT = `## Where they stand

Two **sensors** on *lamp posts*, see [the map](https://seaview.example/map).

1. Count people
2. Delete the image

- North quay
- South quay

### Who sees it

Nobody,
not even us.`;

const open = (content: string) => new Editor({ extensions: [StarterKit, Markdown], content, contentType: "markdown" });

test("writes the same text block by block as at once, with empty lines and adjacent lists", () => {
  const editor = open(TEXT);
  expect(writeMarkdown(editor)).toBe(tidyMarkdown(editor.getMarkdown()));
  editor.commands.insertContentAt(0, [{ type: "paragraph" }, { type: "paragraph" }, { type: "paragraph" }]);
  editor.commands.insertContentAt(editor.state.doc.content.size, [{ type: "paragraph" }, { type: "paragraph" }]);
  expect(writeMarkdown(editor)).toBe(tidyMarkdown(editor.getMarkdown()));
  editor.commands.selectAll();
  editor.commands.deleteSelection();
  expect(writeMarkdown(editor)).toBe("");
  editor.destroy();
});

test("writes one paragraph of 200 after one keystroke", () => {
  const editor = open(Array.from({ length: 200 }, (_, at) => `Paragraph ${at}`).join("\n\n"));
  writeMarkdown(editor);
  if (!editor.markdown) throw new Error("no Markdown");
  const serialize = vi.spyOn(editor.markdown, "serialize");
  editor.commands.insertContentAt(3, "x");
  expect(writeMarkdown(editor)).toMatch(/^Paxragraph 0\n\nParagraph 1\n\n/);
  expect(serialize).toHaveBeenCalledTimes(1);
  editor.destroy();
});
