import { type CardFilter, type Facet, filterPath } from "../filter-cards.ts";
import type { HomeListing } from "../home-listing.ts";
import type { Reading } from "../reading.ts";

type Props = { readonly reading: Reading; readonly listing: HomeListing; readonly filter: CardFilter };

function FacetRow({ reading, listing, filter, facet }: Props & { readonly facet: Facet }) {
  const { words, around, formats, id } = reading;
  const hrefOf = (value: string | undefined) =>
    around.pageUrl(filterPath(filter, { [facet.key]: value }, id("everything")));
  const chosen = filter[facet.key];
  const all = { value: undefined, name: words.all, count: listing.count };
  return (
    <div className="g-filter">
      <p className="g-filter-name" {...reading.ours} id={id(`filter-${facet.key}`)}>
        {facet.name}
      </p>
      <ul className="g-chips" aria-labelledby={id(`filter-${facet.key}`)}>
        {[all, ...facet.choices].map(({ value, name, count }) => (
          <li key={value ?? "all"}>
            <a
              className="g-chip"
              href={hrefOf(value)}
              aria-current={(chosen || undefined) === value ? "true" : undefined}
            >
              {name} <span>{formats.number(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Filters as plain links: they work without a script and can be shared. */
export function Filters({ reading, listing, filter }: Props) {
  return (
    <div className="g-filters">
      {listing.facets.map((facet) => (
        <FacetRow key={facet.key} reading={reading} listing={listing} filter={filter} facet={facet} />
      ))}
    </div>
  );
}
