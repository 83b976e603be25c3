import fc from "fast-check";
import { expect, test } from "vitest";
import { isSame, type Json } from "./json.ts";
import { merge, ORDER, writeAt } from "./merge.ts";

const item = (id: string, text = "") => ({ id, text });

test("keeps changes to different places", () => {
  const base = { a: "1", list: [item("x"), item("y")] };
  const mine = { a: "2", list: [item("x", "mine"), item("y")] };
  const theirs = { a: "1", list: [item("x"), item("y", "theirs"), item("z")] };
  const { merged, clashes } = merge(base, mine, theirs);
  expect(clashes).toEqual([]);
  expect(merged).toEqual({ a: "2", list: [item("x", "mine"), item("y", "theirs"), item("z")] });
});

test("reports a place changed twice with all three values, and keeps mine", () => {
  const { merged, clashes } = merge({ t: { en: "a" } }, { t: { en: "b" } }, { t: { en: "c" } });
  expect(merged).toEqual({ t: { en: "b" } });
  expect(clashes).toEqual([{ path: ["t", "en"], base: "a", mine: "b", theirs: "c" }]);
});

test("reports no conflict for the same change on both sides", () => {
  expect(merge({ a: 1 }, { a: 2 }, { a: 2 })).toEqual({ merged: { a: 2 }, clashes: [] });
});

test("keeps and reports what one side removed and the other edited", () => {
  const base = [item("x", "old"), item("y")];
  const { merged, clashes } = merge(base, [item("y")], [item("x", "new"), item("y")]);
  expect(merged).toEqual([item("x", "new"), item("y")]);
  expect(clashes).toEqual([{ path: ["x"], base: item("x", "old"), mine: undefined, theirs: item("x", "new") }]);
});

test("removes what one side removed and the other left alone", () => {
  expect(merge([item("x"), item("y")], [item("y")], [item("x"), item("y")]).merged).toEqual([item("y")]);
  expect(merge([item("x"), item("y")], [item("x"), item("y")], [item("y")]).merged).toEqual([item("y")]);
});

test("applies an order changed by one side, and reports two different orders", () => {
  const list = (...ids: string[]) => ids.map((id) => item(id));
  expect(merge(list("a", "b", "c"), list("c", "a", "b"), list("a", "b", "c", "d")).merged).toEqual(
    list("c", "d", "a", "b"),
  );
  const { clashes } = merge(list("a", "b", "c"), list("c", "a", "b"), list("b", "a", "c"));
  expect(clashes).toEqual([{ path: [ORDER], base: ["a", "b", "c"], mine: ["c", "a", "b"], theirs: ["b", "a", "c"] }]);
});

test("writes a value at a path in objects, items and orders", () => {
  const document = { list: [item("x"), item("y")] };
  expect(writeAt(document, ["list", "y", "text"], "new")).toEqual({ list: [item("x"), item("y", "new")] });
  expect(writeAt(document, ["list", "x"], undefined)).toEqual({ list: [item("y")] });
  expect(writeAt(document, ["list", ORDER], ["y", "x"])).toEqual({ list: [item("y"), item("x")] });
  expect(writeAt({}, ["t", "en"], "new")).toEqual({ t: { en: "new" } });
});

const text = fc.constantFrom("", "a", "b", "c");
const document = fc.record({
  title: text,
  words: fc.dictionary(fc.constantFrom("en", "km", "es"), text),
  list: fc.uniqueArray(fc.record({ id: fc.constantFrom("1", "2", "3", "4", "5"), text }), {
    selector: ({ id }) => id,
  }),
});

test("returns the other document if one side has no changes", () => {
  fc.assert(
    fc.property(document, document, (base, other) => {
      expect(isSame(merge(base, base, other).merged, other)).toBe(true);
      expect(isSame(merge(base, other, base).merged, other)).toBe(true);
      expect(isSame(merge(base, other, other).merged, other)).toBe(true);
    }),
  );
});

test("has every change of either side in the result or in the conflicts", () => {
  fc.assert(
    fc.property(document, document, document, (base, mine, theirs) => {
      const { merged, clashes } = merge(base, mine, theirs);
      const isReported = (path: string[]) => clashes.some((clash) => clash.path.every((key, at) => path[at] === key));
      const at = (from: Json, [first = "", second = "", third = ""]: string[]): Json | undefined => {
        const inner = (from as Record<string, Json>)[first] as Json;
        if (first === "title") return inner;
        if (first === "words") return (inner as Record<string, Json>)[second];
        return (inner as Record<string, string>[]).find(({ id }) => id === second)?.[third];
      };
      const paths = [
        ["title"],
        ...["en", "km", "es"].map((key) => ["words", key]),
        ...["1", "2", "3", "4", "5"].map((id) => ["list", id, "text"]),
      ];
      const lost = [mine, theirs].flatMap((side) =>
        paths
          .filter((path) => !isSame(at(side, path), at(base, path)) && !isReported(path))
          .filter((path) => !isSame(at(merged, path), at(side, path))),
      );
      expect(lost).toEqual([]);
    }),
  );
});
