import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { createDocumentServer } from "#admin/testing/document-server.ts";
import { type Autosaver, createAutosaver, type Draft, type Outcome, type Save } from "./autosaver.ts";
import { isObject, type Json } from "./json.ts";
import { ORDER, type Path } from "./merge.ts";

type Item = { readonly id: string; readonly text: string };
type Doc = {
  readonly title: string;
  readonly words: { readonly [locale: string]: string };
  readonly list: readonly Item[];
};

beforeEach(() => void vi.useFakeTimers());

let count = 0;
const newId = () => `id-${(count += 1)}`;
const after = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
const never = new Promise<never>(() => undefined);
const offline: Outcome<Doc> = { kind: "failed", retry: true, error: new Error("offline") };

// Edits ----------------------------------------------------------------------------------------------------------------

/** The effect of an edit: its place, the value its author saw, and the value written (undefined for a removal). */
type Deed = { readonly place: string; readonly seen: string | undefined; readonly wrote: string | undefined };
type Edit = { readonly kind: "title" | "word" | "unword" | "add" | "text" | "remove" | "move"; readonly at: number };

const LOCALES = ["en", "km"];
const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];
const valueAt = ({ title, words, list }: Doc, place: string): string | undefined => {
  if (place === "title") return title;
  return LOCALES.includes(place) ? words[place] : list.find(({ id }) => id === place)?.text;
};

const wordEdit = (document: Doc, locale: string, wrote: string | undefined): [Doc, Deed] => {
  const { [locale]: seen, ...others } = document.words;
  const words = wrote === undefined ? others : { ...others, [locale]: wrote };
  return [
    { ...document, words },
    { place: locale, seen, wrote },
  ];
};

function move(list: readonly Item[], at: number): readonly Item[] {
  const from = at % Math.max(1, list.length);
  const moved = list[from];
  if (!moved) return list;
  const others = list.filter((item) => item !== moved);
  return others.toSpliced((at * 7) % (others.length + 1), 0, moved);
}

/** The edited document, and the deed to account for. Moves have none; the order is checked instead. */
function edited(document: Doc, { kind, at }: Edit): [Doc, Deed?] {
  const { list } = document;
  const item = pick(list, at);
  const locale = pick(LOCALES, at) ?? "en";
  const wrote = newId();
  if (kind === "title")
    return [
      { ...document, title: wrote },
      { place: "title", seen: document.title, wrote },
    ];
  if (kind === "word") return wordEdit(document, locale, wrote);
  if (kind === "unword")
    return document.words[locale] === undefined ? [document] : wordEdit(document, locale, undefined);
  if (kind === "add") {
    const added = { id: newId(), text: wrote };
    const place = list.toSpliced(at % (list.length + 1), 0, added);
    return [
      { ...document, list: place },
      { place: added.id, seen: undefined, wrote },
    ];
  }
  if (!item) return [document];
  if (kind === "move") return [{ ...document, list: move(list, at) }];
  const deed = { place: item.id, seen: item.text, wrote: kind === "text" ? wrote : undefined };
  const rest = list.flatMap((one) => (one === item ? (kind === "text" ? [{ ...one, text: wrote }] : []) : [one]));
  return [{ ...document, list: rest }, deed];
}

// Simulated machines, tabs and network ---------------------------------------------------------------------------------

/** Drafts of one machine, like `drafts.ts`: a tab takes only those of closed tabs. */
function createMachine() {
  const drafts = new Map<string, Draft<Doc>>();
  const claimed = new Set<string>();
  return {
    open: () => {
      const key = newId();
      const left = [...drafts.keys()].filter((one) => !claimed.has(one));
      const claims = new Set([key, ...left]);
      for (const one of claims) claimed.add(one);
      let taken: string[] = [];
      return {
        take: () => {
          const orphan = left.shift();
          if (orphan) taken.push(orphan);
          return orphan === undefined ? undefined : drafts.get(orphan);
        },
        keep: (draft: Draft<Doc> | null) => {
          for (const orphan of taken) drafts.delete(orphan);
          taken = [];
          // serialized, as in local storage
          if (draft) drafts.set(key, JSON.parse(JSON.stringify(draft)) as Draft<Doc>);
          else drafts.delete(key);
        },
        close: () => {
          for (const one of claims) claimed.delete(one);
        },
      };
    },
  };
}

/** What happens to a request: delayed, request lost, response lost, or sent twice with the second one delayed. */
type Faring = { there: number; back: number; fate: "arrives" | "lost" | "answer lost" | "twice" };

type Tab = Autosaver<Doc> & { readonly machine: ReturnType<typeof createMachine>; readonly crash: () => void };

function createWorld(farings: Faring[], document: Doc) {
  const server = createDocumentServer<Doc>(document);
  let isHealed = false;
  const send = async (save: Save<Doc>): Promise<Outcome<Doc>> => {
    const { there, back, fate }: Faring = (!isHealed && farings.shift()) || { there: 5, back: 5, fate: "arrives" };
    if (fate === "twice") void after(there + 3000).then(() => server.save(save));
    await after(there);
    if (fate === "lost") return offline;
    const outcome = server.save(save);
    await after(back);
    return fate === "answer lost" ? offline : outcome;
  };
  const openTab = (machine: ReturnType<typeof createMachine>): Tab => {
    const box = machine.open();
    let isDead = false;
    const saver = createAutosaver<Doc>({
      saved: server.current(),
      takeDraft: box.take,
      keepDraft: (draft) => !isDead && box.keep(draft),
      // a save sent before the crash still arrives, but the tab gets no response and sends no more
      send: async (save) => {
        if (isDead) return never;
        const outcome = await send(save);
        return isDead ? never : outcome;
      },
      newId,
    });
    return {
      ...saver,
      machine,
      crash: () => {
        isDead = true;
        box.close();
      },
      leave: () => saver.leave().then(box.close),
    };
  };
  return { server, openTab, heal: () => (isHealed = true) };
}

// Invariants -----------------------------------------------------------------------------------------------------------

const stringsIn = (value: Json | undefined): string[] => {
  if (typeof value === "string") return [value];
  return isObject(value) ? Object.values(value).flatMap(stringsIn) : [];
};
const placeOf = (path: Path) => path[path[0] === "title" ? 0 : 1] ?? "";

/** Records every conflict that was shown. */
function createWitness() {
  const values = new Set<string>();
  const removals = new Set<string>();
  let hasOrder = false;
  return {
    values,
    removals,
    hasOrder: () => hasOrder,
    look: (tabs: readonly Tab[]) => {
      for (const { path, mine, theirs } of tabs.flatMap((tab) => tab.snapshot().clashes)) {
        if (path.at(-1) === ORDER) hasOrder = true;
        for (const value of [...stringsIn(mine), ...stringsIn(theirs)]) values.add(value);
        if (mine === undefined || theirs === undefined) removals.add(placeOf(path));
      }
    },
  };
}

/** A value and all values it knowingly replaced. */
function ancestry(value: string | undefined, parents: ReadonlyMap<string, string | undefined>) {
  const line: string[] = [];
  for (let one = value; one !== undefined; one = parents.get(one)) line.push(one);
  return line;
}

/** Deeds that left no trace and were never shown as a conflict. */
function lostDeeds(deeds: readonly Deed[], end: Doc, shown: ReturnType<typeof createWitness>) {
  const parents = new Map(deeds.flatMap(({ seen, wrote }) => (wrote === undefined ? [] : [[wrote, seen] as const])));
  const places = new Set(deeds.map(({ place }) => place));
  const standing = [...places].map((place) => valueAt(end, place));
  const isStanding = ({ place, seen }: Deed) =>
    seen !== undefined && ancestry(valueAt(end, place), parents).includes(seen);
  const removed = deeds.filter((deed) => deed.wrote === undefined && !isStanding(deed));
  const accounted = new Set(
    [...standing, ...shown.values, ...removed.map(({ seen }) => seen)].flatMap((value) => ancestry(value, parents)),
  );
  /** Written where there was no value, so its author knew about the removal. */
  const isOvertaken = (place: string) =>
    deeds.some((deed) => deed.place === place && !deed.seen && deed.wrote && accounted.has(deed.wrote));
  return deeds.filter((deed) => {
    if (deed.wrote !== undefined) return !accounted.has(deed.wrote);
    // a removal is lost if the removed value, or one that replaced it, is still there
    return isStanding(deed) && !shown.removals.has(deed.place) && !isOvertaken(deed.place);
  });
}

const at = fc.nat({ max: 20 });
const who = fc.constantFrom(0, 1, 2);
const edit = fc.record({
  kind: fc.constantFrom<Edit["kind"]>("title", "word", "unword", "add", "text", "text", "remove", "move"),
  at,
});
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant("edit" as const), who, edit }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("wait" as const), ms: fc.integer({ min: 1, max: 3000 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("api" as const), edit }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom("crash" as const, "leave" as const, "refresh" as const), who }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("both crash" as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("settle" as const),
      who,
      side: fc.constantFrom("mine" as const, "theirs" as const),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
const faring = fc.record({
  there: fc.integer({ min: 0, max: 4000 }),
  back: fc.integer({ min: 0, max: 4000 }),
  fate: fc.constantFrom<Faring["fate"]>("arrives", "arrives", "lost", "answer lost", "twice"),
});

const START: Doc = {
  title: "title",
  words: { en: "hello" },
  list: ["x", "y", "z"].map((id) => ({ id, text: `text of ${id}` })),
};

async function live(steps: readonly Step[], farings: Faring[]) {
  const { server, openTab, heal } = createWorld(farings, START);
  const [ours, theirs] = [createMachine(), createMachine()];
  // two tabs on one machine, one on another
  const tabs = [openTab(ours), openTab(ours), openTab(theirs)];
  const deeds: Deed[] = [];
  const shown = createWitness();
  const tabOf = (index: number) => tabs[index] as Tab;
  const reopen = (index: number) => (tabs[index] = openTab(tabOf(index).machine));

  const change = (from: Doc, made: Edit) => {
    const [document, deed] = edited(from, made);
    if (deed) deeds.push(deed);
    return document;
  };
  /** Keeps edits to other places from deciding a conflict. */
  const editBesideClashes = (tab: Tab, made: Edit) => {
    const open = tab.snapshot().clashes.filter(({ path }) => path.at(-1) !== ORDER);
    const known = deeds.length;
    tab.edit((document) => change(document, made));
    const touched = deeds[known]?.place;
    const left = new Set(tab.snapshot().clashes.map(({ path }) => placeOf(path)));
    expect(open.map(({ path }) => placeOf(path)).filter((place) => place !== touched && !left.has(place))).toEqual([]);
  };
  const decide = (tab: Tab, side: "mine" | "theirs") => {
    const [clash] = tab.snapshot().clashes;
    if (clash) tab.settle(clash.path, side);
  };
  const write = (made: Edit) => {
    const { document, version } = server.current();
    server.save({ document: change(document, made), version, save_id: newId() });
  };
  const crashAll = (indexes: readonly number[]) => {
    for (const index of indexes) tabOf(index).crash();
    for (const index of indexes) reopen(index);
  };
  const take = async (one: Step) => {
    if (one.kind === "wait") await vi.advanceTimersByTimeAsync(one.ms);
    else if (one.kind === "api") write(one.edit);
    else if (one.kind === "both crash") crashAll([0, 1]);
    else if (one.kind === "crash") crashAll([one.who]);
    else if (one.kind === "edit") editBesideClashes(tabOf(one.who), one.edit);
    else if (one.kind === "refresh") tabOf(one.who).refresh(server.current());
    else if (one.kind === "settle") decide(tabOf(one.who), one.side);
    else {
      void tabOf(one.who).leave();
      reopen(one.who);
    }
  };

  for (const one of steps) {
    await take(one);
    shown.look(tabs);
  }
  heal();
  // long enough for all delayed requests and retries; people decide, leave, and return once more
  for (let round = 0; round < 16; round += 1) {
    await vi.advanceTimersByTimeAsync(60_000);
    shown.look(tabs);
    for (const [index, tab] of tabs.entries()) {
      tab.refresh(server.current());
      for (const { path } of tab.snapshot().clashes) tab.settle(path, "mine");
      if (round % 4 !== 3) continue;
      void tab.leave();
      await vi.advanceTimersByTimeAsync(1000);
      reopen(index);
    }
  }
  return { end: server.current().document, tabs, deeds, shown };
}

test("loses nothing: every edit is in the result, was knowingly replaced, or was shown as a conflict", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 40 }),
      fc.array(faring, { maxLength: 20 }),
      async (steps, farings) => {
        const { end, tabs, deeds, shown } = await live(steps, farings.slice());
        for (const tab of tabs) expect(tab.snapshot()).toMatchObject({ state: "saved", document: end });
        expect(lostDeeds(deeds, end, shown)).toEqual([]);
        expect(new Set(end.list.map(({ id }) => id)).size).toBe(end.list.length);
      },
    ),
    { numRuns: 400 },
  );
}, 120_000);

test("keeps an order changed by one person, whatever others did to the items", async () => {
  const isMove = (one: Step) => (one.kind === "edit" || one.kind === "api") && one.edit.kind === "move";
  const calm = fc.array(step, { minLength: 1, maxLength: 30 }).map((steps) => steps.filter((one) => !isMove(one)));
  await fc.assert(
    fc.asyncProperty(calm, fc.array(faring, { maxLength: 20 }), at, async (steps, farings, where) => {
      const first: Step = { kind: "edit", who: 2, edit: { kind: "move", at: where } };
      const moved = move(START.list, where).map(({ id }) => id);
      const { end, shown } = await live([first, ...steps], farings.slice());
      const left = end.list.map(({ id }) => id).filter((id) => moved.includes(id));
      expect(shown.hasOrder()).toBe(false);
      expect(left).toEqual(moved.filter((id) => left.includes(id)));
    }),
    { numRuns: 100 },
  );
}, 120_000);
