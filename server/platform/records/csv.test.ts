import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine, unguardFormulas } from "./csv.ts";

/** Strings full of separators, quotes and formula characters. */
const cell = fc.oneof(
  fc.string({ unit: fc.constantFrom(...Array.from("a;,\t\r\n\"' =+-@|")), maxLength: 12 }),
  fc.string({ unit: "grapheme", maxLength: 20 }),
);

const isFormula = (one: string) => /^[=+\-@]/.test(one);

test("no cell starts a formula, whichever separator a file is read with", () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), fc.constantFrom(";", "\t"), (cells, separator) => {
      const line = csvLine(cells);
      expect(parse(line, { record_delimiter: "\r\n" }).flat().filter(isFormula)).toEqual([]);
      // With a foreign separator, quotation marks in the middle of a cell have no meaning.
      const [first = "", ...others] = line.split(/[\r\n]+/).flatMap((one) => one.split(separator));
      expect([first.replace(/^"/, "")].filter(isFormula)).toEqual([]);
      expect(others.map((one) => one.replace(/^[" ]+/, "")).filter(isFormula)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test("a guarded text can be restored", () => {
  fc.assert(
    fc.property(cell, (text) => {
      const [[read = ""] = []] = parse(csvLine([text, "x"]), { record_delimiter: "\r\n" });
      expect(unguardFormulas(read)).toBe(text);
    }),
    { numRuns: 2000 },
  );
});
