import { expect, test } from "vitest";
import { readCodeList, writeCodeList } from "./read-code-list.ts";

const cells = (text: string) => readCodeList(text).map(({ label, opens, locale }) => [label, opens, locale]);

test("recognizes columns by name in any order and language, else by their number", () => {
  expect(cells("Página;Etiqueta\nferry;Poste 1")).toEqual([["Poste 1", "ferry", ""]]);
  expect(cells("Pole 14\tferry\ten")).toEqual([["Pole 14", "ferry", "en"]]);
  expect(cells("Pole 14,ferry")).toEqual([["Pole 14", "ferry", ""]]);
  expect(cells("CAM-1\nCAM-2")).toEqual([
    ["", "CAM-1", ""],
    ["", "CAM-2", ""],
  ]);
  expect(cells("")).toEqual([]);
});

test("counts lines as in the text, and writes them as they were read", () => {
  const lines = readCodeList('label,page\n\n"Pole, left",ferry\n"Say ""hi""",home\n');
  expect(lines.map(({ line }) => line)).toEqual([3, 4]);
  expect(readCodeList(writeCodeList(lines)).map(({ line: _line, ...rest }) => rest)).toEqual(
    lines.map(({ line: _line, ...rest }) => rest),
  );
});
