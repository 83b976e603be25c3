import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { completeEnglish, speak } from "#admin/i18n/i18n.ts";
import "#admin/i18n/zod-words.ts";

// the first visit of a page compiles its code, which takes its time on a busy machine
configure({ asyncUtilTimeout: 8000 });
await completeEnglish();
// in happy-dom a document is no Document, and menus then do not hear the keyboard
Object.defineProperty(Document, Symbol.hasInstance, {
  configurable: true,
  value: (node: Node | null) => node?.nodeType === 9,
});

afterEach(async () => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  await speak("en");
});
