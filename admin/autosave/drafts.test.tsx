import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Draft } from "./autosaver.ts";
import { openDrafts } from "./drafts.ts";

type Doc = { readonly a: string };
const draftOf = (a: string): Draft<Doc> => ({
  document: { a },
  base: { document: { a: "old" }, version: 1 },
  clashes: [],
});
const open = (tab: string) => openDrafts<Doc>("device:1", tab);

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

/** Writes a draft of a tab that has crashed. */
async function leaveBehind(tab: string, a: string) {
  const box = await open(tab);
  box.keep(draftOf(a));
  box.close();
}

test("leaves the draft of an open tab alone, also without locks", async () => {
  expect(navigator.locks).toBeNull();
  const living = await open("one");
  living.keep(draftOf("mine"));
  dispatchEvent(new Event("pagehide"));
  const other = await open("two");
  expect(other.take()).toBeUndefined();
  living.close();
  const later = await open("three");
  expect(later.take()?.document).toEqual({ a: "mine" });
  other.close();
  later.close();
});

test("deletes no abandoned draft before it was taken over and stored again", async () => {
  await leaveBehind("one", "first");
  await leaveBehind("two", "second");
  const box = await open("three");
  expect(box.take()?.document).toEqual({ a: "first" });
  box.keep(draftOf("first, merged"));
  box.close();
  const next = await open("four");
  const taken = [next.take(), next.take(), next.take()].map((draft) => draft?.document.a);
  expect(new Set(taken)).toEqual(new Set(["second", "first, merged", undefined]));
  next.close();
  expect(Object.keys(localStorage)).toHaveLength(2);
});

test("keeps a taken draft in place when storage is full", async () => {
  await leaveBehind("one", "first");
  const box = await open("two");
  box.take();
  const full = vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  box.keep(draftOf("first, merged"));
  box.close();
  full.mockRestore();
  expect((await open("three")).take()?.document).toEqual({ a: "first" });
});
