import { existsSync, readdirSync, readFileSync } from "node:fs";
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

test("every requirement is shown by a test that takes no turns", () => {
  const roots = ["contract", "datachain", "factsheet", "server", "admin", "guide", "scripts"];
  const tests = roots
    .flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((name) => `${root}/${name}`))
    .filter((name) => /\.test\.tsx?$/.test(name) && !PROOFS.flat().includes(name));
  const titles = tests.flatMap((file) => readFileSync(file, "utf8").match(/["`](?:R\d+\.\d+ )+/g) ?? []);
  const shown = new Set(titles.flatMap((title) => title.match(/R\d+\.\d+/g) ?? []));
  const required = readFileSync("docs/requirements.md", "utf8").matchAll(/^\| (R\d+\.\d+) /gm);
  expect(Array.from(required, ([, id]) => id).filter((id) => id && !shown.has(id))).toEqual([]);
});

test("all turns together leave nothing out, and without a turn nothing waits", () => {
  const waiting = JOURNEYS.map((_, at) => waitingOf(JOURNEYS, at + 1));
  const all = JOURNEYS.flat();
  expect(waitingOf(JOURNEYS, 0)).toEqual([]);
  expect(all.filter((name) => waiting.every((names) => names.includes(name)))).toEqual([]);
  expect(waiting.map((names) => names.length)).toEqual(JOURNEYS.map((names) => all.length - names.length));
});
