import type { Json } from "#admin/autosave/json.ts";
import type { Path } from "#admin/autosave/merge.ts";

/** How one kind of document says its places and values in words. */
export type ClashWords = {
  /** "Technology › Radar › Details", without the language. */
  readonly nameOf: (path: Path) => string;
  /** The language of the text at a place. Only texts in a language can be put together word by word. */
  readonly localeOf: (path: Path) => string | undefined;
  readonly show: (value: Json, path: Path) => string;
  /** Whether a text is Markdown, written in the editor. */
  readonly isRich?: (path: Path) => boolean;
};
