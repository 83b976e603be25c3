import { beforeEach, expect, test, vi } from "vitest";
import { createDocumentServer } from "#admin/testing/document-server.ts";
import { createAutosaver, type Outcome, type Save } from "./autosaver.ts";
import { untilSaved } from "./until-saved.ts";

type Doc = { readonly text: string };

beforeEach(() => void vi.useFakeTimers());

const offline: Outcome<Doc> = { kind: "failed", retry: true, error: new Error("offline") };

function open(send: (save: Save<Doc>) => Promise<Outcome<Doc>>) {
  let count = 0;
  const saved = { document: { text: "" }, version: 0 };
  return createAutosaver<Doc>({ saved, send, keepDraft: () => undefined, newId: () => `id-${(count += 1)}` });
}
const write = (saver: ReturnType<typeof open>, text: string) => saver.edit(() => ({ text }));

test("saves what was just written without waiting for a pause", async () => {
  const server = createDocumentServer<Doc>({ text: "" });
  const saver = open((save) => Promise.resolve(server.save(save)));
  expect(await untilSaved(saver)).toBe(true);
  write(saver, "new");
  expect(await untilSaved(saver)).toBe(true);
  expect(server.current().document.text).toBe("new");
});

test("waits for what is written during a save", async () => {
  const server = createDocumentServer<Doc>({ text: "" });
  let answer: () => void = () => undefined;
  const saver = open((save) => new Promise((resolve) => (answer = () => resolve(server.save(save)))));
  write(saver, "first");
  const saved = untilSaved(saver);
  write(saver, "second");
  answer();
  await vi.advanceTimersByTimeAsync(0);
  answer();
  expect(await saved).toBe(true);
  expect(server.current().document.text).toBe("second");
});

test("reports a failure instead of waiting, and retries when called again", async () => {
  const server = createDocumentServer<Doc>({ text: "" });
  let isOffline = true;
  const saver = open((save) => Promise.resolve(isOffline ? offline : server.save(save)));
  write(saver, "kept");
  expect(await untilSaved(saver)).toBe(false);
  expect(await untilSaved(saver)).toBe(false);
  isOffline = false;
  expect(await untilSaved(saver)).toBe(true);
  expect(server.current().document.text).toBe("kept");
});
