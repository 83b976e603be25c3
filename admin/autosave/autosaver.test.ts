import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Autosaver, createAutosaver, type Draft, type Outcome, type Save, type Saved } from "./autosaver.ts";
import type { Json } from "./json.ts";

type Doc = { readonly [field: string]: string };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let count = 0;
const newId = () => `id-${(count += 1)}`;

/** Keeps the promise of the API: a stale version is refused, the last save sent again is answered and not done twice. */
function createServer(document: Doc = {}) {
  let saved: Saved<Doc> = { document, version: 0 };
  let last = "";
  return {
    current: () => saved,
    save: ({ document, version, save_id }: Save<Doc>): Outcome<Doc> => {
      if (save_id === last) return { kind: "saved", saved };
      if (version !== saved.version) return { kind: "conflict", current: saved };
      saved = { document, version: version + 1 };
      last = save_id;
      return { kind: "saved", saved };
    },
  };
}
type Server = ReturnType<typeof createServer>;

const after = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
const offline: Outcome<Doc> = { kind: "failed", retry: true, error: new Error("offline") };

const open = (server: Server, send: (save: Save<Doc>) => Promise<Outcome<Doc>>, draft?: Draft<Doc>) => {
  const drafts: (Draft<Doc> | null)[] = [];
  const saver = createAutosaver<Doc>({
    saved: server.current(),
    draft,
    newId,
    send,
    keepDraft: (kept) => drafts.push(kept),
  });
  return Object.assign(saver, { lastDraft: () => drafts.at(-1) });
};
const write = (saver: Autosaver<Doc>, field: string, value: string, group?: string) =>
  saver.edit((document) => ({ ...document, [field]: value }), group);

test("what is written is saved by itself, once, when the person pauses", async () => {
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

test("somebody who never pauses is saved all the same", async () => {
  const server = createServer();
  const saver = open(server, (save) => Promise.resolve(server.save(save)));
  for (let at = 0; at < 12; at += 1) {
    write(saver, "a", String(at));
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(server.current().version).toBeGreaterThan(0);
});

test("a save without an answer is sent again under the same id, and done once", async () => {
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

test("a save that the server refuses is told, and the next change is tried anew", async () => {
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

test("changes to different places by two people are merged without a question", async () => {
  const server = createServer();
  const send = (save: Save<Doc>) => Promise.resolve(server.save(save));
  const [one, two] = [open(server, send), open(server, send)];
  write(one, "a", "one");
  write(two, "b", "two");
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.current().document).toEqual({ a: "one", b: "two" });
  expect(two.snapshot().document).toEqual({ a: "one", b: "two" });
});

test("the same place changed by two waits for a decision, and either can be chosen", async () => {
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

test("what was written before a crash comes back and is merged with what others saved since", async () => {
  const server = createServer();
  const send = (save: Save<Doc>) => Promise.resolve(server.save(save));
  const crashed = open(server, () => Promise.resolve(offline));
  write(crashed, "a", "mine");
  const draft = crashed.lastDraft() ?? undefined;
  void crashed.stop();
  const other = open(server, send);
  write(other, "b", "theirs");
  await vi.advanceTimersByTimeAsync(1000);
  const reopened = open(server, send, draft);
  expect(reopened.snapshot().document).toEqual({ a: "mine", b: "theirs" });
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.current().document).toEqual({ a: "mine", b: "theirs" });
});

test("undo takes back one's own step and leaves what others did; redo does it again", async () => {
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

// Everything at once -------------------------------------------------------------------------------------------------

const FIELDS = ["a", "b", "c"];
const who = fc.constantFrom(0, 1);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("edit" as const), who, field: fc.constantFrom(...FIELDS) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("wait" as const), ms: fc.integer({ min: 1, max: 3000 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("api" as const), field: fc.constantFrom(...FIELDS) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("crash" as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("refresh" as const), who }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("settle" as const),
      who,
      side: fc.constantFrom("mine" as const, "theirs" as const),
    }),
  },
);
/** How each request fares on its way: late, lost going, lost coming back, sent twice with the second one late. */
const faring = fc.record({
  there: fc.integer({ min: 0, max: 4000 }),
  back: fc.integer({ min: 0, max: 4000 }),
  fate: fc.constantFrom(
    "arrives" as const,
    "arrives" as const,
    "lost" as const,
    "answer lost" as const,
    "twice" as const,
  ),
});
type Faring = { there: number; back: number; fate: "arrives" | "lost" | "answer lost" | "twice" };

test("no acknowledged edit is lost: at the end it stands, was knowingly replaced, or was shown as a clash", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.array(faring, { maxLength: 40 }), async (steps, farings) => {
      const server = createServer();
      const parents = new Map<string, string | undefined>();
      const acknowledged = new Set<string>();
      const shown = new Set<string>();
      let isHealed = false;
      const acknowledge = (document: Doc) =>
        FIELDS.forEach((field) => document[field] && acknowledged.add(document[field]));

      const send = async (save: Save<Doc>): Promise<Outcome<Doc>> => {
        const { there, back, fate }: Faring = (!isHealed && farings.shift()) || { there: 5, back: 5, fate: "arrives" };
        if (fate === "twice") void after(there + 3000).then(() => server.save(save));
        await after(there);
        if (fate === "lost") return offline;
        const outcome = server.save(save);
        await after(back);
        if (fate === "answer lost") return offline;
        if (outcome.kind === "saved") acknowledge(save.document);
        return outcome;
      };

      const savers = [open(server, send), open(server, send)];
      const watch = () =>
        savers.forEach((saver) =>
          saver.snapshot().clashes.forEach(({ mine, theirs }: { mine: Json | undefined; theirs: Json | undefined }) => {
            for (const value of [mine, theirs]) if (typeof value === "string") shown.add(value);
          }),
        );
      const wait = async (ms: number) => {
        await vi.advanceTimersByTimeAsync(ms);
        watch();
      };
      const saverOf = (index: number) => savers[index] as (typeof savers)[number];

      const doStep = async (one: (typeof steps)[number]) => {
        if (one.kind === "wait") return wait(one.ms);
        if (one.kind === "api") {
          const { document, version } = server.current();
          const value = newId();
          parents.set(value, document[one.field]);
          server.save({ document: { ...document, [one.field]: value }, version, save_id: newId() });
          acknowledged.add(value);
          return undefined;
        }
        const saver = saverOf(one.who);
        if (one.kind === "refresh") saver.refresh(server.current());
        else if (one.kind === "settle")
          saver
            .snapshot()
            .clashes.slice(0, 1)
            .forEach(({ path }) => saver.settle(path, one.side));
        else if (one.kind === "crash") {
          const draft = saver.lastDraft() ?? undefined;
          void saver.stop();
          savers[one.who] = open(server, send, draft);
        } else {
          const value = newId();
          parents.set(value, saver.snapshot().document[one.field]);
          write(saver, one.field, value);
        }
        watch();
        return undefined;
      };

      for (const one of steps) await doStep(one);
      isHealed = true;
      // long enough for every late message and every retry; then people decide what is still open
      for (let round = 0; round < 12; round += 1) {
        await wait(60_000);
        savers.forEach((saver) => {
          saver.refresh(server.current());
          saver.snapshot().clashes.forEach(({ path }) => saver.settle(path, "mine"));
        });
      }
      savers.forEach((saver) => expect(saver.snapshot().state).toBe("saved"));
      expect(savers.map((saver) => saver.snapshot().document)).toEqual([
        server.current().document,
        server.current().document,
      ]);

      // what stands, what was shown as a clash, and everything these knowingly replaced
      const accounted = new Set<string>();
      const ends = [...shown, ...FIELDS.map((field) => server.current().document[field])];
      for (const end of ends)
        for (let value = end; value !== undefined; value = parents.get(value)) accounted.add(value);
      expect([...acknowledged].filter((value) => !accounted.has(value))).toEqual([]);
      savers.forEach((saver) => void saver.stop());
    }),
    { numRuns: 300 },
  );
}, 60_000);
