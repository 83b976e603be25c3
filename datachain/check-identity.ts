import type { CheckInput } from "./check-input.ts";
import { finding, type Finding } from "./findings.ts";
import { elementAnywhere } from "./lookup.ts";
import type { ChainContent, Placement } from "./model.ts";
import { filledIn, missingLocales } from "./text.ts";

/** The second and later occurrences of a key. */
function repeated<T>(items: readonly T[], key: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const known = seen.has(key(item));
    seen.add(key(item));
    return known;
  });
}

const placeOf = ({ id, category_id }: Placement) => ({ category_id, placement_id: id });

function checkPlacementIds({ taxonomy, content }: CheckInput): Finding[] {
  const twice = new Set(repeated(content.placements, ({ id }) => id));
  const custom = new Set(content.custom_elements.map(({ id }) => id));
  return content.placements
    .filter((placement) => {
      const { id } = placement;
      return twice.has(placement) || custom.has(id) || elementAnywhere(taxonomy, id) !== undefined;
    })
    .map((placement) =>
      finding("ELEMENT_INSTANCE_ID_DUPLICATE", placeOf(placement), { element_id: placement.element_id }),
    );
}

/** Everything a reader sees that distinguishes two placements of one element. */
function appearance(placement: Placement) {
  const words = Object.entries(placement.variables).flatMap(([id, text]) =>
    Object.keys(text).flatMap((locale) => {
      const value = filledIn(text, locale);
      return value === undefined ? [] : [[id, locale, value.trim()].join("\n")];
    }),
  );
  const { category_id, element_id, context_value, organization_id, subchain_instance_id, identifiability } = placement;
  return JSON.stringify([
    category_id,
    element_id,
    context_value,
    organization_id,
    subchain_instance_id,
    identifiability,
    words.toSorted(),
  ]);
}

const checkSameTwice = ({ placements }: ChainContent): Finding[] =>
  repeated(placements, appearance).map((placement) =>
    finding("SAME_ELEMENT_TWICE", placeOf(placement), { element_id: placement.element_id }),
  );

function checkIds({ placements, custom_elements, subchain_instances, sources }: ChainContent): Finding[] {
  const found = (what: string, items: readonly { readonly id: string }[], placement?: Placement) =>
    repeated(items, ({ id }) => id).map(({ id }) =>
      finding("ID_DUPLICATE", placement ? placeOf(placement) : {}, { what, id }),
    );
  return [
    ...found("custom_element", custom_elements),
    ...found("subchain_instance", subchain_instances),
    ...found("source", sources),
    ...placements.flatMap((placement) => [
      ...found("action", placement.actions, placement),
      ...found("source", placement.sources, placement),
    ]),
  ];
}

function checkCustomElements({ taxonomy, content, locales, default_locale }: CheckInput): Finding[] {
  return content.custom_elements.flatMap(({ id, category_id, title }) => {
    const place = { category_id };
    const isValid = id.startsWith("custom_") && !elementAnywhere(taxonomy, id);
    return [
      ...(isValid ? [] : [finding("CUSTOM_ELEMENT_ID_INVALID", place, { element_id: id })]),
      ...(filledIn(title, default_locale) === undefined
        ? [finding("CUSTOM_ELEMENT_TITLE_MISSING", { ...place, locale: default_locale }, { element_id: id })]
        : []),
      ...missingLocales(title, locales)
        .filter((locale) => locale !== default_locale)
        .map((locale) => finding("LOCALE_MISSING", { ...place, locale }, { element_id: id, what: "custom_element" })),
    ];
  });
}

/** Checks that ids are unique and that neighbours can be told apart. */
export const checkIdentity = (input: CheckInput): Finding[] => [
  ...checkPlacementIds(input),
  ...checkSameTwice(input.content),
  ...checkIds(input.content),
  ...checkCustomElements(input),
];
