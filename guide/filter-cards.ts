import { nameIn } from "#contract/names.ts";
import { elementAnywhere } from "#datachain/lookup.ts";
import { cardElements } from "./card-badges.ts";
import type { PageCard } from "./content.ts";
import type { Reading } from "./reading.ts";

/** Filters in the home page's address: `/?type=device_page&purpose=mobility`. */
export type CardFilter = {
  readonly type?: string | undefined;
  readonly label?: string | undefined;
  readonly purpose?: string | undefined;
  /** Show all pages, with a pager, instead of the first few. */
  readonly all?: boolean | undefined;
  /** From 1. */
  readonly page?: number | undefined;
};

type FacetKey = "type" | "label" | "purpose";
/** Number of pages with a value, ignoring the current filter. */
export type CardCount = {
  readonly key: FacetKey;
  readonly value: string;
  /** The vocabulary a purpose comes from. */
  readonly taxonomy_id: string | null;
  readonly count: number;
};

type Choice = { readonly value: string; readonly name: string; readonly count: number };
export type Facet = { readonly key: FacetKey; readonly name: string; readonly choices: readonly Choice[] };

const purposeOf = (reading: Reading, card: PageCard) =>
  cardElements(reading, card).find(({ role }) => role === "purpose");

const matches = (reading: Reading, card: PageCard, { type, label, purpose }: CardFilter) =>
  (!type || card.type === type) &&
  (!label || card.label_ids.includes(label)) &&
  (!purpose || purposeOf(reading, card)?.id === purpose);

export const filterCards = (reading: Reading, cards: readonly PageCard[], filter: CardFilter) =>
  cards.filter((card) => matches(reading, card, filter));

const valuesOf = (reading: Reading, card: PageCard): (readonly [FacetKey, string | undefined])[] => [
  ["type", card.type],
  ["purpose", purposeOf(reading, card)?.id],
  ...card.label_ids.map((id) => ["label", id] as const),
];

export function countCards(reading: Reading, cards: readonly PageCard[]): CardCount[] {
  const counts = new Map<string, CardCount>();
  for (const card of cards)
    for (const [key, value] of valuesOf(reading, card)) {
      if (value === undefined) continue;
      const { taxonomy_id } = card;
      const count = (counts.get(`${key} ${value}`)?.count ?? 0) + 1;
      counts.set(`${key} ${value}`, { key, value, taxonomy_id, count });
    }
  return [...counts.values()];
}

function purposeChoices({ taxonomyOf, read, formats }: Reading, counts: readonly CardCount[]): Choice[] {
  const named = counts.map(({ value, taxonomy_id, count }) => {
    const taxonomy = taxonomy_id === null ? undefined : taxonomyOf(taxonomy_id);
    const title = taxonomy && elementAnywhere(taxonomy, value)?.title;
    return { value, name: read(title)?.text ?? value, count };
  });
  return named.toSorted((a, b) => b.count - a.count || formats.compare(a.name, b.name));
}

/** The available filters; none leads to an empty list. */
export function facetsOf(reading: Reading, counts: readonly CardCount[]): Facet[] {
  const { words, site, locale } = reading;
  const of = (key: FacetKey) => counts.filter((one) => one.key === key);
  const inOrder = (key: FacetKey, names: readonly (readonly [string, string])[]) =>
    names.flatMap(([value, name]): Choice[] =>
      of(key).flatMap((one) => (one.value === value ? [{ value, name, count: one.count }] : [])),
    );
  const types = [
    ["device_page", words.devices],
    ["algorithm_page", words.algorithms],
  ] as const;
  const labels = site.labels.map((label) => [label.id, nameIn(label, locale)] as const);
  const facets: Facet[] = [
    { key: "type", name: words.show, choices: inOrder("type", types) },
    { key: "purpose", name: words.purpose, choices: purposeChoices(reading, of("purpose")) },
    { key: "label", name: words.label, choices: inOrder("label", labels) },
  ];
  return facets.filter(({ choices }) => choices.length > 1);
}

/** Address for one choice, keeping the others; choosing it again drops it. Any change returns to page 1. */
export function filterPath(filter: CardFilter, change: CardFilter, anchor: string) {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries({ ...filter, page: undefined, ...change }))
    if (value) query.set(key, String(value));
  const text = query.toString();
  return `/${text && `?${text}`}#${anchor}`;
}
