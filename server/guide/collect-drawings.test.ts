import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Badge } from "#datachain/Badge.tsx";
import { collectInto } from "#datachain/Drawn.tsx";
import { guideWorld } from "#server/testing/guide-world.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { collectDrawings } from "./collect-drawings.ts";

const t = await shareTestApp();

const usedIn = (html: string) => [...html.matchAll(/<use href="#([^"]*)"/g)].map(([, id]) => id);
const drawnIn = (html: string) => [...html.matchAll(/<g id="(drawing-\d+)">/g)].map(([, id]) => id);

test("every badge and icon of a page is drawn once, however often it is used", async () => {
  const { get, pages } = await guideWorld(t);
  for (const path of [
    "/",
    `/devices/${pages.device.slug}`,
    `/algorithms/${pages.planner.slug}`,
    "/search",
    "/nothing",
  ]) {
    const { body } = await get(path);
    const [used, drawn] = [usedIn(body), drawnIn(body)];
    expect(new Set(used), path).toEqual(new Set(drawn));
    expect(drawn, path).toHaveLength(new Set(drawn).size);
    expect(body.match(/<svg class="chain-badge"[^>]*>(?!<use )/), path).toBeNull();
  }
});

test("badges that differ in more than size are drawn separately, exactly as without deduplication", () => {
  const drawings = collectDrawings();
  const badges = [
    createElement(Badge, { shape: "hexagon", glyph: "camera" }),
    createElement(Badge, { shape: "hexagon", glyph: "camera", size: 72 }),
    createElement(Badge, { shape: "hexagon", glyph: "camera", dark: true }),
    createElement(Badge, { shape: "hexagon", glyph: "camera", fill: "#FFDD00" }),
    createElement(Badge, { shape: "circle", glyph: "camera" }),
    createElement(Badge, { shape: "hexagon", glyph: "landmark" }),
    createElement(Badge, { shape: "hexagon", glyph: "landmark", image: "/media/a" }),
    createElement(Badge, { shape: "hexagon", glyph: "landmark", image: "/media/b" }),
    createElement(Badge, { shape: "hexagon", glyph: { view_box: "0 0 36 36", paths: ["M0 0h1"] } }),
    createElement(Badge, { shape: "hexagon", glyph: { view_box: "0 0 36 36", paths: ["M0 0h2"] } }),
  ];
  const ids = badges.map((badge) => usedIn(collectInto(drawings, () => renderToStaticMarkup(badge)))[0]);
  expect(new Set(ids).size).toBe(badges.length - 1);
  expect(ids[0]).toBe(ids[1]);
  const written = drawings.write();
  for (const badge of badges) {
    const [, face] = /^<svg[^>]*>(.*)<\/svg>$/.exec(renderToStaticMarkup(badge)) ?? [];
    expect(written).toContain(`>${face}</g>`);
  }
});
