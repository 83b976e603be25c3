import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { JOURNEYS, PROOFS, waitingOf } from "./turns.ts";

const fileOf = (name: string) => (name.includes("/") ? name : `e2e/${name}.spec.ts`);

test("what takes turns exists, and has one", () => {
  const files = [...JOURNEYS, ...PROOFS].flat().map(fileOf);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(files).toHaveLength(new Set(files).size);
  expect(PROOFS).toHaveLength(JOURNEYS.length);
  expect(readFileSync("scripts/test.mjs", "utf8")).toContain(`const TURNS = ${JOURNEYS.length};`);
});

test("no proof that takes turns is the only one of a requirement", () => {
  const withRequirement = PROOFS.flat().filter((file) => /["`]R\d+\.\d+ /.test(readFileSync(file, "utf8")));
  expect(withRequirement).toEqual([]);
});

test("all turns together leave nothing out, and without a turn nothing waits", () => {
  const waiting = JOURNEYS.map((_, at) => waitingOf(JOURNEYS, at + 1));
  const all = JOURNEYS.flat();
  expect(waitingOf(JOURNEYS, 0)).toEqual([]);
  expect(all.filter((name) => waiting.every((names) => names.includes(name)))).toEqual([]);
  expect(waiting.map((names) => names.length)).toEqual(JOURNEYS.map((names) => all.length - names.length));
});
