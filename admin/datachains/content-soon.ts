import { useDocumentSoon } from "#admin/autosave/document-soon.ts";
import { useChainWork } from "./chain-work.ts";

/** The content, updated shortly after each keystroke. */
export const useContentSoon = () => useDocumentSoon(useChainWork().saver);
