import { nameIn } from "#contract/names.ts";
import { elementAnywhere } from "#datachain/lookup.ts";
import type { Reading } from "#guide/reading.ts";
import type { SearchChoice, SearchFacet } from "#guide/search-results.ts";
import { serviceWords } from "#guide/service-words.ts";
import { type Choice, type Chosen, type FacetKey, FACETS } from "./find-pages.ts";

/** A choice's name in the reader's language; undefined if it left the guide, such as a hidden label. */
type Naming = (choice: Pick<Choice, "value" | "taxonomy_id">) => string | undefined;

function namingsOf({ words, chainWords, site, locale, read, taxonomyOf }: Reading): Record<FacetKey, Naming> {
  const kinds = new Map([
    ["device", words.devices],
    ["algorithm", words.algorithms],
    ["collection", words.collections],
  ]);
  const labels = new Map(site.labels.map((label) => [label.id, nameIn(label, locale)]));
  const identifiability = new Map<string, string>(Object.entries(chainWords.identifiability));
  const nameElement: Naming = ({ value, taxonomy_id }) => {
    const taxonomy = taxonomy_id === null ? undefined : taxonomyOf(taxonomy_id);
    return taxonomy && read(elementAnywhere(taxonomy, value)?.title)?.text;
  };
  return {
    kind: ({ value }) => kinds.get(value),
    label: ({ value }) => labels.get(value),
    purpose: nameElement,
    technology: nameElement,
    identifiability: ({ value }) => identifiability.get(value),
  };
}

/** The facets, most frequent choice first; a selected one is listed even if it finds nothing. */
export function nameFacets(reading: Reading, choices: readonly Choice[], chosen: Chosen): SearchFacet[] {
  const { words, formats } = reading;
  const { technology, knows } = serviceWords(reading);
  const names = { kind: words.show, label: words.label, purpose: words.purpose, technology, identifiability: knows };
  const namings = namingsOf(reading);
  return FACETS.map((key) => {
    const counted = choices.filter((choice) => choice.key === key);
    const value = chosen[key];
    const isMissing = value !== undefined && counted.every((choice) => choice.value !== value);
    const all = isMissing ? [...counted, { value, taxonomy_id: null, count: 0 }] : counted;
    const named = all.flatMap(({ count, ...choice }): SearchChoice[] => {
      const is_chosen = choice.value === value;
      const name = namings[key](choice) ?? (is_chosen ? choice.value : undefined);
      return name === undefined ? [] : [{ value: choice.value, name, count, is_chosen }];
    });
    return {
      key,
      name: names[key],
      choices: named.toSorted((a, b) => b.count - a.count || formats.compare(a.name, b.name)),
    };
  });
}
