import { expect, test } from "vitest";
import { TEMPLATE_GLYPHS } from "#datachain/template-glyphs.ts";
import { TEMPLATE_ICONS } from "./template-icons.ts";

test("uses the same icon in the template picker as on the badge", () => {
  const nameOf = (text: string) => text.toLowerCase().replaceAll("-", "");
  const named = Object.entries(TEMPLATE_ICONS).map(([id, { displayName = "" }]) => [id, nameOf(displayName)]);
  expect(named).toEqual(Object.entries(TEMPLATE_GLYPHS).map(([id, glyph]) => [id, nameOf(glyph)]));
});
