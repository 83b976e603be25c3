import type { PageSnapshot } from "#contract/publications.ts";
import type { Placement, Taxonomy } from "#datachain/model.ts";
import { resolveChain } from "#datachain/resolve.ts";
import type { ResolvedCategory, ResolvedPlacement } from "#datachain/resolved.ts";
import { textIn } from "#datachain/text.ts";
import { type Entry, namesEntry, settingEntry, textEntries, valueEntry, wordsEntry } from "./list-entries.ts";

type Chain = NonNullable<PageSnapshot["chain"]>;
type Languages = Pick<PageSnapshot, "locales" | "default_locale">;

/** Excludes the titles: a renamed element or organization is no change. */
const identityOf = ({ id, element_id, organization_id }: Placement) => `${id}/${element_id}/${organization_id ?? ""}`;

function placementEntries(placement: Placement, told: ResolvedPlacement, { locales }: Languages): Entry[] {
  const whole = `chain.${placement.category_id}.${placement.id}`;
  const labels = new Map(told.texts.map(({ variable_id, label }) => [variable_id, label?.text]));
  const entries: Entry[] = [
    { field: whole, locale: null, kind: "names", value: [told.title.text], identity: "", isSilent: true },
    ...Object.entries(placement.variables).flatMap(([id, text]) =>
      textEntries(`${whole}.${id}`, text, locales, { whole }),
    ),
    ...valueEntry(`${whole}.context`, told.context?.name.text, {
      whole,
      ...(placement.context_value !== null && { identity: placement.context_value }),
    }),
    ...valueEntry(`${whole}.identifiability`, told.identifiability, { whole }),
    ...valueEntry(`${whole}.disclosure`, placement.disclosure, { whole }),
    ...placement.actions.flatMap(({ id, label, type, target }) => [
      ...textEntries(`${whole}.actions.${id}.label`, label, locales, { whole }),
      ...valueEntry(`${whole}.actions.${id}.target`, target && `${type}: ${target}`, { whole }),
    ]),
    ...wordsEntry(`${whole}.sources`, placement.sources.map(sourceWords), { whole }),
  ];
  return entries.map((entry) => ({ ...entry, about: [told.title.text, ...(labelOf(entry, whole, labels) ?? [])] }));
}

/** The question that a text of the placement answers, if the taxonomy has one. */
function labelOf({ field }: Entry, whole: string, labels: ReadonlyMap<string, string | undefined>) {
  const label = labels.get(field.slice(whole.length + 1));
  return label === undefined ? undefined : [label];
}

const sourceWords = ({ title, url, citation }: Chain["content"]["sources"][number]) =>
  [title, url, citation].filter(Boolean).join(", ");

function categoryEntries(category: ResolvedCategory, chain: Chain, languages: Languages): Entry[] {
  const { content } = chain;
  const field = `chain.${category.id}`;
  const placements = new Map(content.placements.map((placement) => [placement.id, placement]));
  const told = category.placements.flatMap((resolved) => {
    const placement = placements.get(resolved.id);
    return placement ? [{ placement, resolved }] : [];
  });
  const entries: Entry[] = [
    ...namesEntry(
      field,
      told.map(({ placement, resolved }) => ({ id: identityOf(placement), name: resolved.title.text })),
    ),
    ...told.flatMap(({ placement, resolved }) => placementEntries(placement, resolved, languages)),
    ...(category.isUndisclosed ? valueEntry(`${field}.undisclosed`, true) : []),
    ...textEntries(`${field}.undisclosed_reason`, content.undisclosed[category.id] ?? {}, languages.locales),
  ];
  return entries.map((entry) => ({ ...entry, about: [category.name.text, ...(entry.about ?? [])] }));
}

/** The chain in reading order: per category the chosen elements, each with its details. */
export function chainEntries(chain: Chain | null, taxonomy: Taxonomy | null, languages: Languages): Entry[] {
  if (!chain || !taxonomy) return [];
  const { content, organizations } = chain;
  const locale = languages.default_locale;
  const { categories, strays } = resolveChain({ taxonomy, content, organizations, locale, default_locale: locale });
  return [
    ...settingEntry("chain.taxonomy", taxonomy.id),
    ...valueEntry("chain.identifiability", chain.identifiability),
    ...categories.flatMap((category) => categoryEntries(category, chain, languages)),
    ...namesEntry(
      "chain.unknown",
      strays.map(({ id, title }) => ({ id, name: title.text })),
    ),
    ...content.custom_elements.flatMap(({ id, title, description }) => {
      const about = { about: [textIn(title, locale, locale)?.text ?? id] };
      return [
        ...textEntries(`chain.elements.${id}.title`, title, languages.locales, about),
        ...textEntries(`chain.elements.${id}.description`, description, languages.locales, about),
      ];
    }),
    ...content.subchain_instances.flatMap(({ id, title }) =>
      textEntries(`chain.flows.${id}.title`, title, languages.locales),
    ),
    ...wordsEntry("chain.sources", content.sources.map(sourceWords)),
  ];
}
