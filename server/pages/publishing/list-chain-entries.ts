import type { PageSnapshot } from "#contract/publications.ts";
import type { Placement, Taxonomy } from "#datachain/model.ts";
import { resolveChain } from "#datachain/resolve.ts";
import type { ResolvedCategory, ResolvedPlacement } from "#datachain/resolved.ts";
import { type Entry, namesEntry, textEntries, valueEntry, wordsEntry } from "./list-entries.ts";

type Chain = NonNullable<PageSnapshot["chain"]>;
type Languages = Pick<PageSnapshot, "locales" | "default_locale">;

/** The same element in the same hands: what it is called may change with the vocabulary or the organization. */
const identityOf = ({ id, element_id, organization_id }: Placement) => `${id}/${element_id}/${organization_id ?? ""}`;

function placementEntries(placement: Placement, told: ResolvedPlacement, { locales }: Languages): Entry[] {
  const whole = `chain.${placement.category_id}.${placement.id}`;
  return [
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
  return [
    ...namesEntry(
      field,
      told.map(({ placement, resolved }) => ({ id: identityOf(placement), name: resolved.title.text })),
    ),
    ...told.flatMap(({ placement, resolved }) => placementEntries(placement, resolved, languages)),
    ...(category.isUndisclosed ? valueEntry(`${field}.undisclosed`, true) : []),
    ...textEntries(`${field}.undisclosed_reason`, content.undisclosed[category.id] ?? {}, languages.locales),
  ];
}

/** The chain as it is read: by category the titles of what was chosen, and of each what is said about it. */
export function chainEntries(chain: Chain | null, taxonomy: Taxonomy | null, languages: Languages): Entry[] {
  if (!chain || !taxonomy) return [];
  const { content, organizations } = chain;
  const locale = languages.default_locale;
  const { categories, strays } = resolveChain({ taxonomy, content, organizations, locale, default_locale: locale });
  return [
    ...valueEntry("chain.taxonomy", taxonomy.id),
    ...valueEntry("chain.identifiability", chain.identifiability),
    ...categories.flatMap((category) => categoryEntries(category, chain, languages)),
    ...namesEntry(
      "chain.unknown",
      strays.map(({ id, title }) => ({ id, name: title.text })),
    ),
    ...content.custom_elements.flatMap(({ id, title, description }) => [
      ...textEntries(`chain.elements.${id}.title`, title, languages.locales),
      ...textEntries(`chain.elements.${id}.description`, description, languages.locales),
    ]),
    ...content.subchain_instances.flatMap(({ id, title }) =>
      textEntries(`chain.flows.${id}.title`, title, languages.locales),
    ),
    ...wordsEntry("chain.sources", content.sources.map(sourceWords)),
  ];
}
