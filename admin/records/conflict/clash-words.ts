import type { Json } from "#admin/autosave/json.ts";
import type { Path } from "#admin/autosave/merge.ts";

/** How one kind of document names its paths and values. */
export type ClashWords = {
  /** "Technology › Radar › Details", without the language. */
  readonly nameOf: (path: Path) => string;
  /** Language of the text at a path. Only texts in a language can be merged word by word. */
  readonly localeOf: (path: Path) => string | undefined;
  readonly show: (value: Json, path: Path) => string;
  /** Whether the text is Markdown. */
  readonly isRich?: (path: Path) => boolean;
};
