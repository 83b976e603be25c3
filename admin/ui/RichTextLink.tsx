import type { Editor } from "@tiptap/react";
import { Link as LinkIcon } from "lucide-react";
import type { FormEvent } from "react";
import { useState } from "react";
import { Button } from "./Button.tsx";
import { IconButton } from "./IconButton.tsx";
import { Popover } from "./Popover.tsx";
import type { RichTextWords } from "./rich-text-words.ts";
import { TextField } from "./TextField.tsx";

export function RichTextLink({ editor, words }: { editor: Editor; words: RichTextWords }) {
  return (
    <Popover label={words.link} trigger={<IconButton size="sm" label={words.link} icon={LinkIcon} />} className="w-80">
      {(close) => <LinkForm editor={editor} words={words} onDone={close} />}
    </Popover>
  );
}

function LinkForm({ editor, words, onDone }: { editor: Editor; words: RichTextWords; onDone: () => void }) {
  const current: unknown = editor.getAttributes("link")["href"];
  const [address, setAddress] = useState(typeof current === "string" ? current : "");

  function apply(event: FormEvent) {
    event.preventDefault();
    // the popover is in a portal, but React events bubble to the form around the editor
    event.stopPropagation();
    const href = address.trim();
    const chain = editor.chain().focus().extendMarkRange("link");
    if (href === "") chain.unsetLink().run();
    else if (editor.state.selection.empty && !current)
      chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onDone();
  }

  return (
    <form noValidate onSubmit={apply} className="flex flex-col gap-3">
      <TextField
        label={words.linkAddress}
        hint={words.linkHint}
        type="url"
        inputMode="url"
        value={address}
        onChange={setAddress}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the popover was opened to type an address
        autoFocus
      />
      <div className="flex flex-wrap justify-end gap-2">
        {typeof current === "string" && (
          <Button
            size="sm"
            variant="ghost"
            onPress={() => {
              editor.chain().focus().extendMarkRange("link").unsetLink().run();
              onDone();
            }}
          >
            {words.removeLink}
          </Button>
        )}
        <Button size="sm" variant="primary" type="submit">
          {words.applyLink}
        </Button>
      </div>
    </form>
  );
}
