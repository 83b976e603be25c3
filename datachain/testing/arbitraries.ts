import fc from "fast-check";
import {
  ACTION_TYPES,
  type ChainContent,
  type ChainOrganization,
  DISCLOSURES,
  IDENTIFIABILITIES,
  type LText,
  type Placement,
  SOURCE_TYPES,
  type Taxonomy,
} from "../model.ts";

/** Languages DTPR knows, one it names differently (tl), and one it does not know. */
const locale = fc.constantFrom("en", "es", "km", "tl", "ar");
const words = fc.oneof(
  fc.constantFrom("", " ", "30 days", "Not applicable", "{{duration}}", "<b>&"),
  fc.string({ maxLength: 12, unit: "grapheme" }),
);
export const ltext: fc.Arbitrary<LText> = fc.dictionary(locale, words, { noNullPrototype: true, maxKeys: 3 });

const action = fc.record({
  type: fc.constantFrom(...ACTION_TYPES),
  label: ltext,
  target: fc.oneof(fc.constantFrom("", "311", "https://seaview.example", "a@b.example"), fc.string({ maxLength: 8 })),
});
const source = fc.record({
  type: fc.constantFrom(...SOURCE_TYPES),
  title: words,
  url: fc.option(fc.constantFrom("https://a.example/b", "no address", "http://x.example")),
  citation: fc.option(words),
});

/** Gives each item a unique id, as the server does. */
const withIds = <T extends object>(items: readonly T[], prefix: string) =>
  items.map((item, index) => ({ ...item, id: `${prefix}-${index}` }));

const organizationIds = ["org-1", "org-2", "org-gone"];
export const organizations: fc.Arbitrary<readonly ChainOrganization[]> = fc
  .tuple(ltext, ltext, ltext)
  .map(([name, headline, description]) => [
    { id: "org-1", name, headline, description, logo_key: null },
    { id: "org-2", name: { en: "PlateWorks", ar: "لوحات" }, headline: {}, description: {}, logo_key: null },
  ]);

/** A well-formed chain with arbitrary, mostly invalid content. */
export function contentOf(taxonomy: Taxonomy): fc.Arbitrary<ChainContent> {
  const categoryIds = [...taxonomy.categories.map(({ id }) => id), "nowhere"];
  const customIds = ["custom_drone", "custom_kite"];
  const known = taxonomy.elements.map(({ id, category_id }) => ({ category_id, element_id: id }));
  const place = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known) },
    {
      weight: 1,
      arbitrary: fc.record({
        category_id: fc.constantFrom(...categoryIds),
        element_id: fc.constantFrom("time_machine", ...customIds, ...known.slice(0, 3).map((k) => k.element_id)),
      }),
    },
  );
  const contextValues = taxonomy.categories.flatMap(({ context }) => context?.values.map(({ id }) => id) ?? []);
  const variableIds = [...taxonomy.categories.flatMap(({ variables }) => variables.map(({ id }) => id)), "colour"];
  const placement = fc.record({
    at: place,
    context_value: fc.option(fc.constantFrom("bored", ...contextValues)),
    identifiability: fc.option(fc.constantFrom(...IDENTIFIABILITIES)),
    organization_id: fc.option(fc.constantFrom(...organizationIds)),
    subchain_instance_id: fc.option(fc.constantFrom("f-0", "f-1", "f-9")),
    variables: fc.dictionary(fc.constantFrom(...variableIds), ltext, { noNullPrototype: true, maxKeys: 4 }),
    actions: fc.array(action, { maxLength: 2 }),
    sources: fc.array(source, { maxLength: 2 }),
    disclosure: fc.constantFrom(...DISCLOSURES),
    internal_note: words,
  });
  return fc
    .record({
      placements: fc.array(placement, { maxLength: 8 }),
      custom_elements: fc.uniqueArray(
        fc.record({
          id: fc.constantFrom(...customIds),
          category_id: fc.constantFrom(...categoryIds),
          title: ltext,
          description: ltext,
          glyph: fc.constantFrom("plane", "cctv"),
          identifiability: fc.constantFrom(...IDENTIFIABILITIES),
        }),
        { selector: ({ id }) => id, maxLength: 2 },
      ),
      subchain_instances: fc.array(
        fc.record({
          subchain_id: fc.constantFrom("tide", ...taxonomy.subchains.map(({ id }) => id)),
          title: ltext,
        }),
        { maxLength: 3 },
      ),
      undisclosed: fc.dictionary(fc.constantFrom(...categoryIds), ltext, { noNullPrototype: true, maxKeys: 2 }),
      sources: fc.array(source, { maxLength: 2 }),
    })
    .map((content) => ({
      ...content,
      placements: content.placements.map(({ at, actions, sources, ...rest }, index): Placement => ({
        ...rest,
        ...at,
        id: `p-${index}`,
        actions: withIds(actions, `p-${index}-a`),
        sources: withIds(sources, `p-${index}-s`),
      })),
      subchain_instances: withIds(content.subchain_instances, "f"),
      sources: withIds(content.sources, "s"),
    }));
}
