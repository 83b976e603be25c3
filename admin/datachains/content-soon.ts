import { useDocumentSoon } from "#admin/autosave/document-soon.ts";
import { useChainWork } from "./chain-work.ts";

/** The content a moment behind the typing. */
export const useContentSoon = () => useDocumentSoon(useChainWork().saver);
