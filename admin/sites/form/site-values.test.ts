import fc from "fast-check";
import { expect, test } from "vitest";
import { changedFields, clashesOf, merge, type Side } from "#admin/records/changes.ts";
import { type SiteField, type SiteValues, toInput, toValues, withDefaultAmongLocales } from "./site-values.ts";

const blank = toValues({ slug: "seaview", locales: ["en"], default_locale: "en", time_zone: "UTC" });
const word = fc.constantFrom("", "a", "b");
const values: fc.Arbitrary<SiteValues> = fc
  .record({ name: word, tagline: word, footer: word, domain: word, show_map: fc.boolean() })
  .map((some) => ({ ...blank, ...some }));

test("never loses a field changed by only one of two people", () => {
  fc.assert(
    fc.property(values, values, values, (base, mine, theirs) => {
      const merged = merge(base, mine, theirs);
      const [byMe, byThem] = [new Set(changedFields(base, mine)), new Set(changedFields(base, theirs))];
      for (const name of Object.keys(blank) as SiteField[]) {
        const source = byMe.has(name) ? mine : byThem.has(name) ? theirs : base;
        expect(merged[name]).toEqual(source[name]);
      }
    }),
  );
});

test("asks about fields that both changed to different values, and applies the answer", () => {
  fc.assert(
    fc.property(values, values, values, fc.constantFrom<Side>("mine", "theirs"), (base, mine, theirs, side) => {
      const clashes = clashesOf(base, mine, theirs);
      for (const name of clashes) {
        expect(base[name]).not.toEqual(mine[name]);
        expect(base[name]).not.toEqual(theirs[name]);
        expect(mine[name]).not.toEqual(theirs[name]);
      }
      const merged = merge(base, mine, theirs, Object.fromEntries(clashes.map((name) => [name, side])));
      for (const name of clashes) expect(merged[name]).toEqual((side === "mine" ? mine : theirs)[name]);
    }),
  );
});

test("keeps a default language that someone else removed", () => {
  const base = { ...blank, locales: ["en", "km"] };
  const merged = merge(base, { ...base, default_locale: "km" }, { ...base, locales: ["en"] });
  expect(withDefaultAmongLocales(merged).locales).toEqual(["en", "km"]);
});

test("sends only changes: empty texts as null, switches together", () => {
  expect(toInput({ ...blank, tagline: "" }, ["tagline"])).toEqual({ tagline: null });
  expect(toInput({ ...blank, slug: "" }, ["slug"])).toEqual({ slug: "" });
  expect(toInput({ ...blank, show_map: false }, ["show_map"])).toEqual({
    features: { feedback: true, map: false, faq: true, search: true, changes: true, open_data: true },
  });
});
