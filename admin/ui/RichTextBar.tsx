import type { Editor } from "@tiptap/react";
import { useEditorState } from "@tiptap/react";
import { Bold, Heading2, Heading3, Italic, List, ListOrdered, Redo2, Undo2 } from "lucide-react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { Toolbar } from "react-aria-components/Toolbar";
import { cx } from "./cx.ts";
import { IconButton } from "./IconButton.tsx";
import type { Icon } from "./icon.ts";
import type { RichTextWords } from "./rich-text-words.ts";
import { RichTextLink } from "./RichTextLink.tsx";
import { Tooltip } from "./Tooltip.tsx";

interface RichTextBarProps {
  editor: Editor;
  words: RichTextWords;
  className?: string | undefined;
}

export function RichTextBar({ editor, words, className }: RichTextBarProps) {
  const is = useEditorState({
    editor,
    selector: ({ editor: current }) => {
      // `can()` builds every command, so call it once for both
      const can = current.can();
      return {
        bold: current.isActive("bold"),
        italic: current.isActive("italic"),
        heading2: current.isActive("heading", { level: 2 }),
        heading3: current.isActive("heading", { level: 3 }),
        bulletList: current.isActive("bulletList"),
        numberedList: current.isActive("orderedList"),
        canUndo: can.undo(),
        canRedo: can.redo(),
      };
    },
  });
  const run = () => editor.chain().focus();

  return (
    <Toolbar aria-label={words.toolbar} className={cx("flex flex-wrap gap-0.5 border-border p-1", className)}>
      <Toggle
        label={words.heading2}
        icon={Heading2}
        isOn={is.heading2}
        onPress={() => run().toggleHeading({ level: 2 }).run()}
      />
      <Toggle
        label={words.heading3}
        icon={Heading3}
        isOn={is.heading3}
        onPress={() => run().toggleHeading({ level: 3 }).run()}
      />
      <Toggle label={words.bold} icon={Bold} isOn={is.bold} onPress={() => run().toggleBold().run()} />
      <Toggle label={words.italic} icon={Italic} isOn={is.italic} onPress={() => run().toggleItalic().run()} />
      <RichTextLink editor={editor} words={words} />
      <Toggle
        label={words.bulletList}
        icon={List}
        isOn={is.bulletList}
        onPress={() => run().toggleBulletList().run()}
      />
      <Toggle
        label={words.numberedList}
        icon={ListOrdered}
        isOn={is.numberedList}
        onPress={() => run().toggleOrderedList().run()}
      />
      <span className="ms-auto flex gap-0.5">
        <IconButton
          size="sm"
          label={words.undo}
          icon={Undo2}
          isDisabled={!is.canUndo}
          onPress={() => run().undo().run()}
        />
        <IconButton
          size="sm"
          label={words.redo}
          icon={Redo2}
          isDisabled={!is.canRedo}
          onPress={() => run().redo().run()}
        />
      </span>
    </Toolbar>
  );
}

function Toggle({
  label,
  icon: Glyph,
  isOn,
  onPress,
}: {
  label: string;
  icon: Icon;
  isOn: boolean;
  onPress: () => void;
}) {
  return (
    <Tooltip content={label}>
      <ToggleButton
        aria-label={label}
        isSelected={isOn}
        onChange={onPress}
        className="grid size-7 place-items-center rounded-sm text-muted hover:bg-hover hover:text-text data-selected:bg-pressed data-selected:text-text max-md:size-9"
      >
        <Glyph size={16} aria-hidden />
      </ToggleButton>
    </Tooltip>
  );
}
