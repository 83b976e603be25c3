import "./rich-text.css";
import { Markdown } from "@tiptap/markdown";
import { EditorContent, useEditor } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { cx } from "./cx.ts";
import type { RichTextWords } from "./rich-text-words.ts";
import { RichTextBar } from "./RichTextBar.tsx";
import { withoutHtml } from "./tidy-markdown.ts";
import { writeMarkdown } from "./write-markdown.ts";

export interface RichTextProps {
  label: string;
  words: RichTextWords;
  /** Markdown: paragraphs, bold, italic, links, lists, headings of level 2 and 3. */
  value: string;
  onChange: (markdown: string) => void;
  onBlur?: (() => void) | undefined;
  /** Language of the text, for hyphenation, spell checking and line height. */
  lang?: string | undefined;
  dir?: "ltr" | "rtl" | undefined;
  /** For labelled rows: the label is for screen readers only, and the toolbar appears below on focus. */
  isCompact?: boolean | undefined;
  optionalLabel?: string | undefined;
  labelAside?: ReactNode;
  hint?: ReactNode;
  errorMessage?: string | undefined;
  id?: string | undefined;
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: "https",
      protocols: ["https", "http", "mailto", "tel"],
    },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
  }),
  Markdown,
];

/** The editor parses an empty string as HTML, which the content security policy blocks; so pass an empty document. */
const EMPTY = { type: "doc", content: [{ type: "paragraph" }] };
const contentOf = (markdown: string) =>
  markdown === ""
    ? { content: EMPTY, contentType: "json" as const }
    : { content: withoutHtml(markdown), contentType: "markdown" as const };

export function RichText(props: RichTextProps) {
  const { label, words, value, onChange, onBlur, lang, dir, isCompact = false } = props;
  const { optionalLabel, labelAside, hint, errorMessage, id } = props;
  const labelId = useId();
  const ids = { label: labelId, hint: useId(), error: useId() };
  const lastWritten = useRef(value);
  const describedBy = cx(hint ? ids.hint : "", errorMessage ? ids.error : "");

  // kept stable: changed options on every keystroke would make the editor re-scan its document
  const [start] = useState(() => contentOf(value));
  const isInvalid = Boolean(errorMessage);
  const editorProps = useMemo(
    () => ({
      attributes: {
        ...(id ? { id } : {}),
        ...(lang ? { lang } : {}),
        ...(dir ? { dir } : {}),
        ...(describedBy ? { "aria-describedby": describedBy } : {}),
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": labelId,
        "aria-invalid": String(isInvalid),
        class: cx("prose px-3 outline-none", isCompact ? "min-h-21 py-1.5 text-md!" : "min-h-32 py-2"),
      },
    }),
    [id, lang, dir, describedBy, labelId, isInvalid, isCompact],
  );
  const editor = useEditor({
    extensions,
    ...start,
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: current }) => {
      lastWritten.current = writeMarkdown(current);
      onChange(lastWritten.current);
    },
    onBlur: () => onBlur?.(),
  });

  useEffect(() => {
    if (value === lastWritten.current) return;
    lastWritten.current = value;
    const { content, ...how } = contentOf(value);
    editor.commands.setContent(content, { ...how, emitUpdate: false });
  }, [editor, value]);

  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span className={isCompact ? "sr-only" : "flex flex-wrap items-center justify-between gap-x-2 text-sm"}>
        <span className="font-medium">
          <span id={ids.label}>{label}</span>
          {optionalLabel && <span className="ms-2 font-normal text-subtle">{optionalLabel}</span>}
        </span>
        {labelAside}
      </span>
      <div
        className={cx(
          "group rounded-md border bg-surface focus-within:border-focus has-[[role=textbox]:focus]:outline-2 has-[[role=textbox]:focus]:-outline-offset-1 has-[[role=textbox]:focus]:outline-focus",
          errorMessage ? "border-danger inset-ring-1 inset-ring-danger" : "border-control",
        )}
      >
        {!isCompact && <RichTextBar editor={editor} words={words} className="border-b" />}
        {/* the first render has no text yet: reserve the height */}
        <EditorContent editor={editor} className={isCompact ? "min-h-21" : "min-h-32"} />
        {/* below the text, so that it does not move under the pointer */}
        {isCompact && (
          <RichTextBar editor={editor} words={words} className="hidden! border-t group-focus-within:flex!" />
        )}
      </div>
      <BelowText ids={ids} hint={hint} errorMessage={errorMessage} />
    </div>
  );
}

interface BelowTextProps extends Pick<RichTextProps, "hint" | "errorMessage"> {
  ids: { hint: string; error: string };
}

const BelowText = ({ ids, hint, errorMessage }: BelowTextProps) => (
  <>
    {hint && (
      <span id={ids.hint} className="text-sm text-muted">
        {hint}
      </span>
    )}
    {errorMessage && (
      <span id={ids.error} className="flex items-start gap-1.5 text-sm font-medium text-danger">
        <CircleAlert size={16} className="mt-0.5" aria-hidden />
        {errorMessage}
      </span>
    )}
  </>
);
