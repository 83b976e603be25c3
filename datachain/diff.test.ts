import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { diffChains } from "./diff.ts";
import { longestRise } from "./longest-rise.ts";
import type { Placement } from "./model.ts";
import { contentOf } from "./testing/arbitraries.ts";
import { ALGORITHM, chain, DEVICE, placed } from "./testing/fixtures.ts";

const camera = placed("tech", "identifiable_image", {
  variables: { additional_description: { en: "Front", es: "Sí" } },
});
const radar = placed("tech", "radar");
const why = placed("purpose", "mobility");
const base = chain([why, camera, radar]);
const changed = (more: Partial<Placement>) => diffChains(base, chain([why, { ...camera, ...more }, radar]));
const at = { category_id: "tech", placement_id: camera.id, element_id: "identifiable_image" };

describe("placements", () => {
  test("can be added and removed", () => {
    expect(diffChains(base, chain([why, radar]))).toEqual([{ kind: "removed", ...at }]);
    expect(diffChains(chain([why, radar]), base)).toEqual([{ kind: "added", ...at }]);
  });

  test("that change category count as removed and added", () => {
    expect(changed({ category_id: "data" }).map(({ kind, category_id }) => [kind, category_id])).toEqual([
      ["removed", "tech"],
      ["added", "data"],
    ]);
  });

  test("are reported as moved only as far as necessary", () => {
    const [a, b, c] = ["mobility", "inform", "health"].map((id) => placed("purpose", id)) as [
      Placement,
      Placement,
      Placement,
    ];
    expect(diffChains(chain([a, b, c]), chain([c, radar, a, b]))).toEqual([
      { kind: "added", category_id: "tech", placement_id: radar.id, element_id: "radar" },
      { kind: "moved", category_id: "purpose", placement_id: c.id, element_id: "health", before: 3, after: 1 },
    ]);
  });

  test("of other categories in between do not matter", () => {
    expect(diffChains(base, chain([camera, why, radar]))).toEqual([]);
  });
});

describe("the content of a placement", () => {
  test("is compared language by language", () => {
    const where = { ...at, field: "variable", item_id: "additional_description" };
    expect(changed({ variables: { additional_description: { en: "Back", es: " ", km: "ខ" } } })).toEqual([
      { kind: "changed", ...where, locale: "en", before: "Front", after: "Back" },
      { kind: "removed", ...where, locale: "es", before: "Sí" },
      { kind: "added", ...where, locale: "km", after: "ខ" },
    ]);
  });

  test.each([
    ["context", { context_value: "x" }, "added"],
    ["identifiability", { identifiability: "none" as const }, "added"],
    ["organization", { organization_id: "o" }, "added"],
    ["disclosure", { disclosure: "not_disclosed" as const }, "changed"],
    ["internal_note", { internal_note: "ask" }, "added"],
    ["element", { element_id: "radar" }, "changed"],
  ])("%s changes", (field, more, kind) => {
    expect(changed(more)).toMatchObject([{ kind, field, placement_id: camera.id }]);
  });

  test("compares actions and sources part by part", () => {
    const action = { id: "a", type: "phone" as const, label: { en: "Call" }, target: "311" };
    const source = { id: "s", type: "other" as const, title: "Policy", url: null, citation: null };
    const before = chain([{ ...camera, actions: [action], sources: [source] }]);
    const after = chain([
      {
        ...camera,
        actions: [
          { ...action, target: "911" },
          { ...action, id: "b" },
        ],
        sources: [{ ...source, url: "https://a.example" }],
      },
    ]);
    expect(diffChains(before, after)).toEqual([
      { kind: "changed", ...at, field: "action", item_id: "a", part: "target", before: "311", after: "911" },
      { kind: "added", ...at, field: "action", item_id: "b", after: "Call" },
      { kind: "added", ...at, field: "source", item_id: "s", part: "url", after: "https://a.example" },
    ]);
  });
});

describe("the chain itself", () => {
  test("can be withheld or published", () => {
    const hidden = chain(base.placements, { undisclosed: { data: { en: "Secret." } } });
    expect(diffChains(base, hidden)).toEqual([
      { kind: "added", category_id: "data", field: "undisclosed", after: "Secret." },
    ]);
    expect(diffChains(hidden, chain(base.placements, { undisclosed: { data: { en: "Later." } } }))).toEqual([
      { kind: "changed", category_id: "data", field: "undisclosed", locale: "en", before: "Secret.", after: "Later." },
    ]);
  });
});

describe("any two chains", () => {
  test("have no differences if equal", () => {
    fc.assert(
      fc.property(contentOf(ALGORITHM), (content) => {
        expect(diffChains(content, structuredClone(content))).toEqual([]);
      }),
    );
  });

  test("differ by every placement only one of them has", () => {
    fc.assert(
      fc.property(contentOf(DEVICE), fc.nat(), (content, at) => {
        fc.pre(content.placements.length > 0);
        const gone = content.placements[at % content.placements.length]!;
        const rest = content.placements.filter((placement) => placement !== gone);
        const changes = diffChains(content, { ...content, placements: rest });
        expect(changes.map(({ kind, placement_id }) => [kind, placement_id])).toEqual([["removed", gone.id]]);
      }),
    );
  });

  test("have mirrored differences in reverse", () => {
    const turned = { added: "removed", removed: "added", changed: "changed", moved: "moved" } as const;
    fc.assert(
      fc.property(contentOf(DEVICE), contentOf(DEVICE), (one, other) => {
        const count = (changes: readonly { kind: keyof typeof turned }[], turn: boolean) =>
          changes
            .map(({ kind }) => (turn ? turned[kind] : kind))
            .filter((kind) => kind !== "moved")
            .toSorted();
        expect(count(diffChains(one, other), false)).toEqual(count(diffChains(other, one), true));
      }),
    );
  });
});

test("finds the longest increasing subsequence", () => {
  const subsets = (values: readonly number[]): number[][] =>
    values.reduce<number[][]>((all, value) => [...all, ...all.map((subset) => [...subset, value])], [[]]);
  const rises = (values: readonly number[]) =>
    values.every((value, index) => index === 0 || value > values[index - 1]!);
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 8 }), (values) => {
      const rise = longestRise(values);
      expect(rises(values.filter((value) => rise.has(value)))).toBe(true);
      expect(rise.size).toBe(
        Math.max(
          ...subsets(values)
            .filter(rises)
            .map(({ length }) => length),
        ),
      );
    }),
  );
});
