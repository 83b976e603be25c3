import { cardElements } from "./card-badges.ts";
import type { PageCard } from "./content.ts";
import type { Reading } from "./reading.ts";

/** What the address of home asks for: `/?type=device_page&purpose=mobility`. */
export type CardFilter = {
  readonly type?: string | undefined;
  readonly label?: string | undefined;
  readonly purpose?: string | undefined;
  /** All of them at once, also where they are many. */
  readonly all?: boolean | undefined;
};

type Choice = { readonly value: string; readonly name: string; readonly count: number };
export type Facet = {
  readonly key: "type" | "label" | "purpose";
  readonly name: string;
  readonly choices: readonly Choice[];
};

const purposeOf = (reading: Reading, card: PageCard) =>
  cardElements(reading, card).find(({ role }) => role === "purpose");

const matches = (reading: Reading, card: PageCard, { type, label, purpose }: CardFilter) =>
  (!type || card.type === type) &&
  (!label || card.label_ids.includes(label)) &&
  (!purpose || purposeOf(reading, card)?.id === purpose);

export const filterCards = (reading: Reading, cards: readonly PageCard[], filter: CardFilter) =>
  cards.filter((card) => matches(reading, card, filter));

/** What there is to choose from, with counts; nothing that would lead to an empty list. */
export function facetsOf(reading: Reading, cards: readonly PageCard[]): Facet[] {
  const { words, site, read, formats } = reading;
  const countOf = (test: (card: PageCard) => boolean) => cards.filter(test).length;
  const purposes = new Map(
    cards.flatMap((card) => {
      const purpose = purposeOf(reading, card);
      return purpose ? [[purpose.id, read(purpose.title)?.text ?? purpose.id] as const] : [];
    }),
  );
  const facets: Facet[] = [
    {
      key: "type",
      name: words.show,
      choices: (["device_page", "algorithm_page"] as const).map((value) => ({
        value,
        name: value === "device_page" ? words.devices : words.algorithms,
        count: countOf((card) => card.type === value),
      })),
    },
    {
      key: "purpose",
      name: words.purpose,
      choices: [...purposes]
        .map(([value, name]) => ({ value, name, count: countOf((card) => purposeOf(reading, card)?.id === value) }))
        .toSorted((a, b) => b.count - a.count || formats.compare(a.name, b.name)),
    },
    {
      key: "label",
      name: words.label,
      choices: site.labels.map(({ id, name }) => ({
        value: id,
        name,
        count: countOf((card) => card.label_ids.includes(id)),
      })),
    },
  ];
  return facets
    .map((facet) => ({ ...facet, choices: facet.choices.filter(({ count }) => count > 0) }))
    .filter(({ choices }) => choices.length > 1);
}

/** The address for one choice, with the others kept; chosen again, it is dropped. */
export function filterPath(filter: CardFilter, change: CardFilter, anchor: string) {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries({ ...filter, ...change })) if (value) query.set(key, String(value));
  const text = query.toString();
  return `/${text && `?${text}`}#${anchor}`;
}
