import PdfKit from "pdfkit";
import { createElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import { Badge, type BadgeProps } from "#datachain/Badge.tsx";
import { GLYPH_NAMES } from "#datachain/glyphs.ts";
import { drawSvg } from "./draw-svg.ts";

/** The uncompressed PDF operators of these nodes. */
async function drawn(...nodes: ReactNode[]) {
  const pdf = new PdfKit({ compress: false });
  for (const node of nodes) drawSvg(pdf, node);
  pdf.end();
  const parts: Buffer[] = [];
  for await (const part of pdf as AsyncIterable<Buffer>) parts.push(part);
  const text = Buffer.concat(parts).toString("latin1");
  return text.slice(text.indexOf("stream"), text.indexOf("endstream"));
}

const badge = (props: BadgeProps) => createElement(Badge, { size: 36, ...props });
const count = (text: string, operator: RegExp) => [...text.matchAll(operator)].length;

test("draws a badge as a filled shape with an outline and stroked glyph", async () => {
  const text = await drawn(badge({ shape: "circle", glyph: "cctv", fill: "#36B2E6" }));
  expect(text).toMatch(/0\.21\d* 0\.69\d* 0\.90\d* scn/);
  expect(count(text, /^B$/gm)).toBe(1);
  expect(count(text, /^S$/gm)).toBeGreaterThan(1);
});

test("draws an empty badge dashed, an imported glyph filled, and a dark badge white on black", async () => {
  expect(await drawn(badge({ shape: "octagon" }))).toMatch(/\[3 2\.5\] 0 d[\s\S]*^S$/m);
  const glyph = { view_box: "0 0 36 36", paths: ["M2 2H34V34Z"] };
  const dark = await drawn(badge({ shape: "hexagon", glyph, dark: true }));
  expect(dark).toMatch(/^f\*$/m);
  expect(dark).toMatch(/1 1 1 scn/);
});

test("draws every glyph without leaking graphics state", async () => {
  const text = await drawn(...GLYPH_NAMES.map((glyph) => badge({ shape: "rounded-square", glyph })));
  expect(text).not.toContain("NaN");
  expect(count(text, /^q$/gm)).toBe(count(text, /^Q$/gm));
  expect(count(text, /^B$/gm)).toBeGreaterThanOrEqual(GLYPH_NAMES.length);
});

test("ignores texts and nodes without a drawing", async () => {
  expect(await drawn(null, "text", createElement("text", {}, "hello"))).not.toMatch(/\bTj\b|\bTJ\b/);
});
