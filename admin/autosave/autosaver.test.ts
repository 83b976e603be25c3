import { beforeEach, expect, test, vi } from "vitest";
import { createDocumentServer, type DocumentServer } from "#admin/testing/document-server.ts";
import { type Autosaver, createAutosaver, type Draft, type Outcome, type Save } from "./autosaver.ts";
import type { Json } from "./json.ts";

type Doc = { readonly [field: string]: Json };

beforeEach(() => void vi.useFakeTimers());

let count = 0;
const newId = () => `id-${(count += 1)}`;

const offline: Outcome<Doc> = { kind: "failed", retry: true, error: new Error("offline") };

const createServer = (document: Doc = {}) => createDocumentServer<Doc>(document);

const open = (server: DocumentServer<Doc>, send: (save: Save<Doc>) => Promise<Outcome<Doc>>, ...left: Draft<Doc>[]) => {
  const drafts: (Draft<Doc> | null)[] = [];
  const saver = createAutosaver<Doc>({
    saved: server.current(),
    takeDraft: () => left.shift(),
    newId,
    send,
    keepDraft: (kept) => drafts.push(kept),
  });
  return Object.assign(saver, { lastDraft: () => drafts.at(-1) });
};
const write = (saver: Autosaver<Doc>, field: string, value: string, group?: string) =>
  saver.edit((document) => ({ ...document, [field]: value }), group);
const remove = (saver: Autosaver<Doc>, field: string) =>
  saver.edit((document) => Object.fromEntries(Object.entries(document).filter(([key]) => key !== field)));

test("saves once after a pause in typing", async () => {
  const server = createServer();
  const send = vi.fn((save: Save<Doc>) => Promise.resolve(server.save(save)));
  const saver = open(server, send);
  for (const text of ["H", "He", "Hel"]) write(saver, "a", text);
  expect(saver.snapshot().state).toBe("waiting");
  expect(saver.lastDraft()?.document).toEqual({ a: "Hel" });
  await vi.advanceTimersByTimeAsync(1000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(server.current().document).toEqual({ a: "Hel" });
  expect(saver.snapshot().state).toBe("saved");
  expect(saver.lastDraft()).toBeNull();
});

test("saves during continuous typing too", async () => {
  const server = createServer();
  const saver = open(server, (save) => Promise.resolve(server.save(save)));
  for (let at = 0; at < 12; at += 1) {
    write(saver, "a", String(at));
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(server.current().version).toBeGreaterThan(0);
});

test("waits as long as the server asks before the next request", async () => {
  const server = createServer();
  const send = vi.fn((save: Save<Doc>) =>
    Promise.resolve(send.mock.calls.length > 1 ? server.save(save) : { ...offline, wait_ms: 60_000 }),
  );
  const saver = open(server, send);
  write(saver, "a", "1");
  await vi.advanceTimersByTimeAsync(59_000);
  expect([send.mock.calls.length, saver.snapshot().state]).toEqual([1, "retrying"]);
  await vi.advanceTimersByTimeAsync(3000);
  expect([send.mock.calls.length, saver.snapshot().state]).toEqual([2, "saved"]);
});

test("resends a save without a response under the same id, and applies it once", async () => {
  const server = createServer();
  const ids: string[] = [];
  const saver = open(server, (save) => {
    ids.push(save.save_id);
    const outcome = server.save(save);
    return Promise.resolve(ids.length < 3 ? offline : outcome);
  });
  write(saver, "a", "1");
  await vi.advanceTimersByTimeAsync(900);
  expect(saver.snapshot().state).toBe("retrying");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(new Set(ids).size).toBe(1);
  expect(ids).toHaveLength(3);
  expect(server.current().version).toBe(1);
  expect(saver.snapshot().state).toBe("saved");
});

test("reports a rejected save, and retries on the next change", async () => {
  const server = createServer();
  let refuses = true;
  const saver = open(server, (save) =>
    Promise.resolve(refuses ? { kind: "failed", retry: false, error: "too long" } : server.save(save)),
  );
  write(saver, "a", "1");
  await vi.advanceTimersByTimeAsync(5000);
  expect(saver.snapshot()).toMatchObject({ state: "failed", error: "too long", document: { a: "1" } });
  expect(saver.lastDraft()?.document).toEqual({ a: "1" });
  refuses = false;
  write(saver, "a", "12");
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.current().document).toEqual({ a: "12" });
});

test("merges changes to different places without asking", async () => {
  const server = createServer();
  const send = (save: Save<Doc>) => Promise.resolve(server.save(save));
  const [one, two] = [open(server, send), open(server, send)];
  write(one, "a", "one");
  write(two, "b", "two");
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.current().document).toEqual({ a: "one", b: "two" });
  expect(two.snapshot().document).toEqual({ a: "one", b: "two" });
});

test("names who saved in a conflict, also in its draft", async () => {
  const server = createServer({ a: "old" });
  const named = (save: Save<Doc>): Promise<Outcome<Doc>> => {
    const outcome = server.save(save);
    return Promise.resolve(outcome.kind === "conflict" ? { ...outcome, changed_by: "Lena Okafor" } : outcome);
  };
  const [one, two] = [open(server, named), open(server, named)];
  write(one, "a", "one");
  await vi.advanceTimersByTimeAsync(1000);
  write(two, "a", "two");
  await vi.advanceTimersByTimeAsync(5000);
  expect(two.snapshot().clashes[0]?.by).toBe("Lena Okafor");
  expect(two.lastDraft()?.clashes[0]?.by).toBe("Lena Okafor");
});

test("asks for a decision when both changed the same place, and accepts either", async () => {
  for (const side of ["mine", "theirs"] as const) {
    const server = createServer({ a: "old" });
    const send = (save: Save<Doc>) => Promise.resolve(server.save(save));
    const [one, two] = [open(server, send), open(server, send)];
    write(one, "a", "one");
    await vi.advanceTimersByTimeAsync(1000);
    write(two, "a", "two");
    await vi.advanceTimersByTimeAsync(5000);
    expect(two.snapshot().clashes).toEqual([{ path: ["a"], base: "old", mine: "two", theirs: "one" }]);
    expect(server.current().document).toEqual({ a: "one" });
    write(two, "a", "two and more");
    two.settle(["a"], side);
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.current().document).toEqual({ a: side === "mine" ? "two and more" : "one" });
    expect(two.snapshot().state).toBe("saved");
  }
});

test("lists merged changes beside a conflict, also after a crash, and accepts a combined text", async () => {
  const server = createServer({ a: "old", b: "old", c: "old" });
  const send = (save: Save<Doc>) => Promise.resolve(server.save(save));
  const [one, two] = [open(server, send), open(server, send)];
  one.edit((document) => ({ ...document, a: "one", b: "one" }));
  await vi.advanceTimersByTimeAsync(1000);
  two.edit((document) => ({ ...document, a: "two", c: "two" }));
  await vi.advanceTimersByTimeAsync(5000);
  const fitted = [
    { path: ["b"], side: "theirs" },
    { path: ["c"], side: "mine" },
  ];
  expect(two.snapshot().fitted).toEqual(fitted);
  const reopened = open(server, send, two.lastDraft() as Draft<Doc>);
  expect(reopened.snapshot().fitted).toEqual(fitted);
  reopened.settle(["a"], { value: "one and two" });
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.current().document).toEqual({ a: "one and two", b: "one", c: "two" });
  expect(reopened.snapshot().state).toBe("saved");
});

test("restores unsaved changes after a crash, and merges them with later saves", async () => {
  const server = createServer();
  const send = (save: Save<Doc>) => Promise.resolve(server.save(save));
  const crashed = open(server, () => Promise.resolve(offline));
  write(crashed, "a", "mine");
  const draft = crashed.lastDraft() as Draft<Doc>;
  const other = open(server, send);
  write(other, "b", "theirs");
  await vi.advanceTimersByTimeAsync(1000);
  const reopened = open(server, send, draft);
  expect(reopened.snapshot().document).toEqual({ a: "mine", b: "theirs" });
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.current().document).toEqual({ a: "mine", b: "theirs" });
});

test("undoes only the author's own step, and redoes it", async () => {
  const server = createServer();
  const send = (save: Save<Doc>) => Promise.resolve(server.save(save));
  const [mine, other] = [open(server, send), open(server, send)];
  for (const text of ["H", "Ha"]) write(mine, "a", text, "a");
  write(other, "b", "theirs");
  await vi.advanceTimersByTimeAsync(9000);
  mine.refresh(server.current());
  expect(mine.snapshot()).toMatchObject({ document: { a: "Ha", b: "theirs" }, canUndo: true, canRedo: false });
  mine.undo();
  expect(mine.snapshot()).toMatchObject({ document: { b: "theirs" }, canUndo: false, canRedo: true });
  mine.redo();
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.current().document).toEqual({ a: "Ha", b: "theirs" });
});

test("asks for a decision between a removal and an edit whatever is typed meanwhile, and accepts either", async () => {
  for (const side of ["mine", "theirs"] as const) {
    const server = createServer({ a: "old", b: "" });
    const send = (save: Save<Doc>) => Promise.resolve(server.save(save));
    const [one, two] = [open(server, send), open(server, send)];
    write(one, "a", "one");
    await vi.advanceTimersByTimeAsync(1000);
    remove(two, "a");
    await vi.advanceTimersByTimeAsync(5000);
    write(two, "b", "typing goes on");
    expect(two.snapshot().clashes).toEqual([{ path: ["a"], base: "old", mine: undefined, theirs: "one" }]);
    two.settle(["a"], side);
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.current().document).toEqual({ b: "typing goes on", ...(side === "theirs" && { a: "one" }) });
  }
});

test("keeps my side of every conflict when all are decided so, including removals", async () => {
  const server = createServer({ a: "old", b: "old" });
  const send = (save: Save<Doc>) => Promise.resolve(server.save(save));
  const [one, two] = [open(server, send), open(server, send)];
  write(one, "a", "one");
  write(one, "b", "one");
  await vi.advanceTimersByTimeAsync(1000);
  remove(two, "b");
  write(two, "a", "two");
  await vi.advanceTimersByTimeAsync(5000);
  for (const { path } of two.snapshot().clashes) two.settle(path, "mine");
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.current().document).toEqual({ a: "two" });
});

test("takes further typing in a conflicting place as mine, and typing the other's text as the decision", async () => {
  const server = createServer({ a: "old" });
  const send = (save: Save<Doc>) => Promise.resolve(server.save(save));
  const [one, two] = [open(server, send), open(server, send)];
  write(one, "a", "one");
  await vi.advanceTimersByTimeAsync(1000);
  remove(two, "a");
  await vi.advanceTimersByTimeAsync(5000);
  write(two, "a", "one and two");
  expect(two.snapshot().clashes).toMatchObject([{ mine: "one and two", theirs: "one" }]);
  write(two, "a", "one");
  expect(two.snapshot()).toMatchObject({ clashes: [], state: "saved" });
});

test("reopens an undecided conflict after the tab was closed", async () => {
  const server = createServer({ a: "old", b: "old" });
  const send = (save: Save<Doc>) => Promise.resolve(server.save(save));
  const [one, two] = [open(server, send), open(server, send)];
  write(one, "a", "one");
  write(one, "b", "one");
  await vi.advanceTimersByTimeAsync(1000);
  remove(two, "a");
  write(two, "b", "two");
  await vi.advanceTimersByTimeAsync(5000);
  write(one, "b", "one again");
  await vi.advanceTimersByTimeAsync(1000);
  const kept = JSON.parse(JSON.stringify(two.lastDraft())) as Draft<Doc>;
  const reopened = open(server, send, kept);
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.current().document).toEqual({ a: "one", b: "one again" });
  expect(reopened.snapshot().clashes).toEqual([
    { path: ["b"], base: "one", mine: "two", theirs: "one again" },
    { path: ["a"], base: "old", theirs: "one" },
  ]);
});

test("saves on leaving what was written during a save", async () => {
  const server = createServer();
  const answers: (() => void)[] = [];
  const saver = open(server, async (save) => {
    await new Promise<void>((resolve) => void answers.push(resolve));
    return server.save(save);
  });
  write(saver, "a", "1");
  saver.flush();
  write(saver, "a", "1 and more");
  const left = saver.leave();
  for (let at = 0; at < 2; at += 1) {
    answers.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  }
  await left;
  expect(server.current().document).toEqual({ a: "1 and more" });
  expect(saver.lastDraft()).toBeNull();
});

test("ends leaving when offline, and keeps a draft", async () => {
  const server = createServer();
  const saver = open(server, () => Promise.resolve(offline));
  write(saver, "a", "1");
  await saver.leave();
  expect(saver.lastDraft()?.document).toEqual({ a: "1" });
});

test("restores the drafts of two crashed tabs one by one", async () => {
  const server = createServer({ c: "old" });
  const send = (save: Save<Doc>) => Promise.resolve(server.save(save));
  const crashed = ["a", "b"].map((field) => {
    const saver = open(server, () => Promise.resolve(offline));
    write(saver, field, field);
    write(saver, "c", `from ${field}`);
    return saver.lastDraft() as Draft<Doc>;
  });
  const reopened = open(server, send, ...crashed);
  await vi.advanceTimersByTimeAsync(9000);
  expect(reopened.snapshot()).toMatchObject({
    document: { a: "a", b: "b" },
    clashes: [{ path: ["c"], mine: "from b", theirs: "from a" }],
  });
});

test("ignores a stale document that arrives late", async () => {
  const server = createServer({ a: "old" });
  const before = server.current();
  const saver = open(server, (save) => Promise.resolve(server.save(save)));
  write(saver, "a", "new");
  await vi.advanceTimersByTimeAsync(1000);
  saver.refresh(before);
  await vi.advanceTimersByTimeAsync(1000);
  expect(saver.snapshot().document).toEqual({ a: "new" });
  expect(server.current().document).toEqual({ a: "new" });
});
