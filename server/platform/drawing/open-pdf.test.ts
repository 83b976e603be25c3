import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { openPdf, type Part } from "./open-pdf.ts";
import { linesOf } from "./text-lines.ts";

const PAGE = { width: 600, height: 800 };

/** The file with its streams uncompressed. */
async function printedAs(part: Part, ...texts: string[]) {
  const pdf = openPdf({ title: "Paper", locale: "km", changed_at: "2026-03-02T09:00:00Z" });
  pdf.startPage(PAGE);
  const lines = texts.flatMap((text) => linesOf(text, { size: 12, weight: "regular" }, 400));
  pdf.part(part, () => {
    for (const [index, line] of lines.entries()) pdf.line(line, { size: 12, color: "#000000" }, [20, 40 * index + 40]);
  });
  const file = Buffer.from(await pdf.finish()).toString("latin1");
  return file.replaceAll(
    /(\/FlateDecode\b[^>]*>>\s*stream\n)([\s\S]*?)(?=\nendstream)/g,
    (_, head: string, body: string) => head + inflateSync(Buffer.from(body, "latin1")).toString("latin1"),
  );
}
const printed = (...texts: string[]) => printedAs({ tag: "P", text: "" }, ...texts);

/** The ActualText entry that copying and searching use. */
const actual = (text: string) =>
  `/ActualText (\u00fe\u00ff${Buffer.from(text, "utf16le").swap16().toString("latin1")})`;

/** The characters assigned to each glyph, per font. */
const meanings = (pdf: string) =>
  [...pdf.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)].map(([, table = ""]) =>
    [...(/\[(.*)\]/.exec(table)?.[1] ?? "").matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = ""]) =>
      String.fromCharCode(
        ...hex
          .split(" ")
          .filter(Boolean)
          .map((code) => Number.parseInt(code, 16)),
      ),
    ),
  );

test("copies a line of Khmer in its written order", async () => {
  const text = "តើទីនេះមានអ្វី?";
  expect(await printed(text)).toContain(actual(text));
});

test("a line of Latin needs no ActualText: each glyph maps to its characters once", async () => {
  const pdf = await printed("Café fi");
  expect(pdf).not.toContain("/ActualText");
  expect(meanings(pdf)[0]?.toSorted()).toEqual(["\u0000", " ", "C", "a", "f", "i", "é"]);
});

test("a text in two scripts keeps all its characters", async () => {
  const pdf = await printed("ABC កខគ 123");
  expect(meanings(pdf)[0]?.join("").split("").toSorted().join("")).toBe("\u0000 123ABCកខគ");
});

test("Arabic is drawn as outlines, and a name in Latin letters inside it as text", async () => {
  const curves = /^[-\d. ]+ [cv]$/m;
  expect(await printed("Mill Street")).not.toMatch(curves);
  const pdf = await printed("شارع Mill Street");
  expect(meanings(pdf)).toHaveLength(1);
  expect(meanings(pdf)[0]?.join("")).toContain("M");
  expect(pdf).toMatch(curves);
});

test("says what each part is to screen readers, in which language, and that decoration is none", async () => {
  const heading = await printedAs({ tag: "H1", text: "Counter" }, "Counter");
  expect(heading).toContain("/S /H1");
  expect(heading).toContain("/ActualText (Counter)");
  expect(heading).toContain("/Lang (km)");
  const figure = await printedAs({ tag: "Figure", text: "A camera" }, "Counter");
  expect(figure).toContain("/S /Figure");
  expect(figure).toContain("/Alt (A camera)");
  const decoration = await printedAs({ tag: "Artifact" }, "Counter");
  expect(decoration).toContain("/Artifact");
  expect(decoration).not.toContain("/S /");
});

test("the same content always gives the same file", async () => {
  expect(await printed("Counter")).toBe(await printed("Counter"));
});
