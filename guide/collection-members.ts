import { nameIn } from "#contract/names.ts";
import type { CollectionSettings } from "#contract/page-content.ts";
import { MEMBERS_PER_PAGE } from "#contract/publications.ts";
import type { PageCard } from "./content.ts";
import type { Reading } from "./reading.ts";

/** Whether a page fits the rule. Cards lack status ids: the query that loads them filters by status. */
function fits(card: PageCard, { rule, label_ids, types }: CollectionSettings) {
  if (card.type === "collection_page") return false;
  if (rule === "label") return card.label_ids.some((id) => label_ids.includes(id));
  return rule === "type" ? types.includes(card.type) : true;
}

/** The public pages of a collection: hand-picked in the author's order, or by rule in the configured order. */
function membersOf({ formats, read }: Reading, settings: CollectionSettings, cards: readonly PageCard[]) {
  if (settings.rule === "manual") {
    const byId = new Map(cards.map((card) => [card.page_id, card]));
    return settings.members.flatMap(({ id }) => byId.get(id) ?? []);
  }
  const left_out = new Set(settings.left_out.map(({ id }) => id));
  const members = cards.filter((card) => fits(card, settings) && !left_out.has(card.page_id));
  const titleOf = (card: PageCard) => read(card.title)?.text ?? card.slug;
  return settings.order === "title" ? members.toSorted((a, b) => formats.compare(titleOf(a), titleOf(b))) : members;
}

/** One page of a collection's members. */
export type MemberListing = {
  readonly cards: readonly PageCard[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
};

/** Lists the given cards, sorted in the reader's language. The collection may have more (`count`). */
export function listMembers(
  reading: Reading,
  settings: CollectionSettings,
  cards: readonly PageCard[],
  count = 0,
): MemberListing {
  const members = membersOf(reading, settings, cards);
  const grouped = groupsOf(reading, members, settings.group_by).flatMap((group) => group.cards);
  return { cards: grouped.slice(0, MEMBERS_PER_PAGE), total: Math.max(count, members.length), page: 1 };
}

export type Group = { readonly name: string | null; readonly cards: readonly PageCard[] };

function groupName(reading: Reading, card: PageCard, by: CollectionSettings["group_by"]): string | undefined {
  const { words, read, site, locale } = reading;
  const phases: Readonly<Record<string, string>> = words.phases;
  if (by === "type") return card.type === "device_page" ? words.devices : words.algorithms;
  if (by === "status") return phases[card.status_phase ?? ""];
  if (by === "place") return read(card.places[0]?.name)?.text;
  const label = site.labels.find(({ id }) => card.label_ids.includes(id));
  return label && nameIn(label, locale);
}

/** Groups in order of first appearance; ungrouped cards last. */
export function groupsOf(reading: Reading, cards: readonly PageCard[], by: CollectionSettings["group_by"]): Group[] {
  if (by === "none") return [{ name: null, cards }];
  const groups = new Map<string | undefined, PageCard[]>();
  for (const card of cards) {
    const name = groupName(reading, card, by);
    groups.set(name, [...(groups.get(name) ?? []), card]);
  }
  const named = [...groups].flatMap(([name, cards]) => (name === undefined ? [] : [{ name, cards }]));
  const others = groups.get(undefined);
  return others ? [...named, { name: reading.words.other_group, cards: others }] : named;
}
