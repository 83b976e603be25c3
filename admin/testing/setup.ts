import "./act.ts";
import "./computed-style.ts";
import { readFile } from "node:fs/promises";
import { cleanup, configure, prettyDOM } from "@testing-library/react";
import { afterEach } from "vitest";
import { speak, speakInFull, speakOf } from "#admin/i18n/i18n.ts";
import { RARE_NOUNS } from "#admin/i18n/rare-words.ts";
import "#admin/i18n/zod-words.ts";
import { currentToasts, dismissToast } from "#admin/ui/toast-queue.ts";
import { showCustomer } from "#admin/session/shown-customer.ts";

/** Retried queries throw each time, so the DOM is printed only when the error is read. */
function getElementError(message: string | null, container: Element) {
  const error = new Error(message ?? "");
  error.name = "TestingLibraryElementError";
  Error.captureStackTrace(error, getElementError);
  const readMessage = () => [message, prettyDOM(container)].filter(Boolean).join("\n\n");
  return Object.defineProperty(error, "message", { configurable: true, get: readMessage });
}

// the first visit of a page compiles its code, which is slow on a busy machine
configure({ asyncUtilTimeout: 15_000, getElementError });
await speakInFull();
await speakOf(...RARE_NOUNS);
// happy-dom's documents are not instances of Document, which breaks keyboard handling in menus
Object.defineProperty(Document, Symbol.hasInstance, {
  configurable: true,
  value: (node: Node | null) => node?.nodeType === 9,
});
/** Serves the admin's own files from disk; all other requests need the test's transport. */
globalThis.fetch = async (address) => {
  const url = address instanceof Request ? address.url : address.toString();
  const file = /^\/node_modules\/[\w@./-]+\.json$/.exec(url)?.[0];
  if (!file) throw new TypeError(`${url} is not to be fetched in a test`);
  return new Response(await readFile(`.${file}`));
};

/** Test files of a worker share a window and modules, so each test resets them. */
afterEach(async () => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie.split("=")[0]}=; path=/; max-age=0`;
  showCustomer(undefined);
  for (const { id } of currentToasts()) dismissToast(id);
  await speak("en");
});
