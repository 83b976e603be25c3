import PdfKit from "pdfkit";
import { createElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import { Badge, type BadgeProps } from "#datachain/Badge.tsx";
import { GLYPH_NAMES } from "#datachain/glyphs.ts";
import { drawSvg } from "./draw-svg.ts";

/** What the page is told to draw. */
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

test("a badge is a filled shape with an outline and its glyph in strokes", async () => {
  const text = await drawn(badge({ shape: "circle", glyph: "cctv", fill: "#36B2E6" }));
  expect(text).toMatch(/0\.21\d* 0\.69\d* 0\.90\d* scn/);
  expect(count(text, /^B$/gm)).toBe(1);
  expect(count(text, /^S$/gm)).toBeGreaterThan(1);
});

test("an empty badge is a dashed outline, an imported glyph is filled, a dark one white on black", async () => {
  expect(await drawn(badge({ shape: "octagon" }))).toMatch(/\[3 2\.5\] 0 d[\s\S]*^S$/m);
  const glyph = { view_box: "0 0 36 36", paths: ["M2 2H34V34Z"] };
  const dark = await drawn(badge({ shape: "hexagon", glyph, dark: true }));
  expect(dark).toMatch(/^f\*$/m);
  expect(dark).toMatch(/1 1 1 scn/);
});

test("every glyph we have is drawn, and what one drawing sets does not reach the next", async () => {
  const text = await drawn(...GLYPH_NAMES.map((glyph) => badge({ shape: "rounded-square", glyph })));
  expect(text).not.toContain("NaN");
  expect(count(text, /^q$/gm)).toBe(count(text, /^Q$/gm));
  expect(count(text, /^B$/gm)).toBeGreaterThanOrEqual(GLYPH_NAMES.length);
});

test("texts and things without a drawing are ignored", async () => {
  expect(await drawn(null, "text", createElement("text", {}, "hello"))).not.toMatch(/\bTj\b|\bTJ\b/);
});
