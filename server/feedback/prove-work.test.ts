import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { isSolved, tryOf, zeroBits } from "#contract/feedback-puzzle.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { rememberSalts } from "./keep-salts.ts";
import { hasProof, newPuzzle } from "./prove-work.ts";

const { database } = await shareTestApp();
const MINUTE = 60_000;

function solved(puzzle: string) {
  let n = 0;
  while (!isSolved(hash("sha256", tryOf(puzzle, n), "buffer"))) n += 1;
  return new URLSearchParams({ puzzle, solution: String(n) });
}

test("counts leading zero bits", () => {
  expect([[0x80], [0x01], [0, 0xff], [0, 0, 0x10], [0, 0]].map((bytes) => zeroBits(Uint8Array.from(bytes)))).toEqual([
    0, 7, 8, 19, 16,
  ]);
});

test("a solution counts once, for the visitor who got the puzzle, and for some minutes", async () => {
  const salts = await rememberSalts(database)();
  const proves = (visitor: string, fields: URLSearchParams) => hasProof(database, salts, visitor, fields);
  const fields = solved(newPuzzle(salts, "one"));
  expect(await proves("another", fields)).toBe(false);
  expect([await proves("one", fields), await proves("one", fields)]).toEqual([true, false]);
  expect(await proves("one", solved(newPuzzle(salts, "one", Date.now() - 11 * MINUTE)))).toBe(false);
  const once = newPuzzle(salts, "one");
  const spellings = [once, `${once}.`, `${once}.x`, ` ${once}`, once.toUpperCase()];
  const again: boolean[] = [];
  for (const puzzle of spellings) again.push(await proves("one", solved(puzzle)));
  expect(again).toEqual([true, false, false, false, false]);
  expect(await proves("one", solved("made-up"))).toBe(false);
  expect(await proves("one", new URLSearchParams())).toBe(false);
});
