import PdfKit from "pdfkit";
import { expect, test } from "vitest";
import { drawLine, registerFonts } from "./pdf-text.ts";
import { linesOf } from "./text-lines.ts";

async function printed(...texts: string[]) {
  const pdf = new PdfKit({ compress: false, pdfVersion: "1.7" });
  registerFonts(pdf);
  const lines = texts.flatMap((text) => linesOf(text, { size: 12, weight: "regular" }, 400));
  for (const [index, line] of lines.entries())
    drawLine(pdf, line, { size: 12, color: "#000000" }, [20, 40 * index + 40]);
  pdf.end();
  const parts: Buffer[] = [];
  for await (const part of pdf as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString("latin1");
}

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
