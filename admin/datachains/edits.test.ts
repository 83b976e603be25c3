import { expect, test } from "vitest";
import { EMPTY_CHAIN, type Placement } from "#datachain/model.ts";
import { newPlacement } from "#datachain/template-content.ts";
import { addPlacement, movePlacement, tidyCustomElements, withhold, writeReason, writeVariable } from "./edits.ts";
import { writeText } from "#datachain/text.ts";

const placed = (id: string, category_id = "tech"): Placement =>
  newPlacement({ category_id, element_id: `element-${id}` }, () => id);
const chain = (...placements: Placement[]) => ({ ...EMPTY_CHAIN, placements });
const ids = ({ placements }: { placements: readonly Placement[] }) => placements.map(({ id }) => id).join(" ");

test("writes a text in one language, and removes an empty one", () => {
  expect(writeText({ en: "a", km: "b" }, "en", "c")).toEqual({ en: "c", km: "b" });
  expect(writeText({ en: "a" }, "en", "")).toEqual({});
  expect(
    writeVariable(writeVariable(placed("1"), "duration", "en", "30 days"), "duration", "en", "").variables,
  ).toEqual({});
});

test("moves a placement within its category only", () => {
  const content = chain(placed("a"), placed("x", "purpose"), placed("b"), placed("c"));
  expect(ids(movePlacement(content, "c", 0))).toBe("c x a b");
  expect(ids(movePlacement(content, "a", 2))).toBe("b x c a");
  expect(ids(movePlacement(content, "nobody", 0))).toBe("a x b c");
});

test("removes the placements of a withheld category, and discloses it again on the next choice", () => {
  const withheld = writeReason(withhold(chain(placed("a"), placed("x", "purpose")), "tech"), "tech", "en", "Secret");
  expect(ids(withheld)).toBe("x");
  expect(withheld.undisclosed).toEqual({ tech: { en: "Secret" } });
  expect(addPlacement(withheld, placed("b")).undisclosed).toEqual({});
});

test("removes a custom element with its last placement", () => {
  const element = {
    id: "custom_1",
    category_id: "tech",
    title: { en: "Drone" },
    description: {},
    glyph: "camera",
    identifiability: "none",
  } as const;
  const content = { ...chain(placed("a")), custom_elements: [element] };
  expect(tidyCustomElements(content).custom_elements).toEqual([]);
});
