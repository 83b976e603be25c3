import type { Reading } from "../reading.ts";
import { chosenIn, type SearchFacet, searchPath, type SearchResults } from "../search-results.ts";
import { serviceWords } from "../service-words.ts";
import { Icon } from "./Icon.tsx";

type Props = { readonly reading: Reading; readonly results: SearchResults };

function FacetChoices({ reading, results, facet }: Props & { readonly facet: SearchFacet }) {
  const { around, formats, id } = reading;
  const words = serviceWords(reading);
  const hrefOf = (value: string, is_chosen: boolean) =>
    around.pageUrl(searchPath(results, { key: facet.key, value: is_chosen ? undefined : value }));
  return (
    <div className="g-facet">
      <h2 id={id(`facet-${facet.key}`)}>{facet.name}</h2>
      <ul className="g-chips" aria-labelledby={id(`facet-${facet.key}`)}>
        {facet.choices
          .filter(({ count, is_chosen }) => count > 0 || is_chosen)
          .map(({ value, name, count, is_chosen }) => (
            <li key={value}>
              <a className="g-chip" href={hrefOf(value, is_chosen)} aria-current={is_chosen ? "true" : undefined}>
                <bdi>
                  {is_chosen && <span className="g-vh">{words.remove_filter} </span>}
                  {name}
                </bdi>
                <span>{formats.number(count)}</span>
                {is_chosen && <Icon name="x" small />}
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** Filters as links with counts, collapsed on a phone. None leads to an empty list. */
export function Facets({ reading, results }: Props) {
  const words = serviceWords(reading);
  const facets = results.facets.filter(({ choices }) => choices.some(({ count, is_chosen }) => count > 0 || is_chosen));
  if (facets.length === 0) return null;
  const chosen = chosenIn(results).length > 0;
  return (
    <details className="g-facets" open={chosen || undefined}>
      <summary>
        <Icon name="list-filter" />
        {words.filter_results}
        <Icon name="chevron-down" />
      </summary>
      {facets.map((facet) => (
        <FacetChoices key={facet.key} reading={reading} results={results} facet={facet} />
      ))}
      {chosen && (
        <p className="g-facet">
          <a className="g-tap" href={reading.around.pageUrl(searchPath({ query: results.query, facets: [] }, {}))}>
            {words.clear_filters}
          </a>
        </p>
      )}
    </details>
  );
}
