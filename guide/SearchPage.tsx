import { Badge } from "#datachain/Badge.tsx";
import { fill } from "./fill.ts";
import { AskLink } from "./parts/AskLink.tsx";
import { Facets } from "./parts/Facets.tsx";
import { FilterTyping } from "./parts/FilterTyping.tsx";
import { Hit } from "./parts/Hit.tsx";
import { Pager } from "./parts/Pager.tsx";
import { SearchForm } from "./parts/SearchForm.tsx";
import { Slots } from "./parts/Slots.tsx";
import type { Reading } from "./reading.ts";
import { chosenIn, RESULTS_PER_PAGE, searchPath, type SearchResults } from "./search-results.ts";
import { serviceWords } from "./service-words.ts";

type Props = { readonly reading: Reading; readonly results: SearchResults };

/** No results: suggests other ways to find a page. */
function Nothing({ reading, results }: Props) {
  const { words: shared, around } = reading;
  const words = serviceWords(reading);
  const isFiltered = chosenIn(results).length > 0;
  return (
    <div className="g-nothing" {...reading.ours}>
      <div className="g-gone">
        <Badge shape="hexagon" glyph="search" size={120} />
      </div>
      <div role="status">
        <h2>{isFiltered ? shared.nothing : fill(words.nothing_for, { query: results.query })}</h2>
      </div>
      <p>{words.nothing_hint}</p>
      <div className="g-stack">
        {isFiltered && (
          <a className="g-btn g-btn-full" href={around.pageUrl(searchPath({ query: results.query, facets: [] }, {}))}>
            {words.clear_filters}
          </a>
        )}
        <a className={`g-btn g-btn-full${isFiltered ? " g-btn-line" : ""}`} href={around.pageUrl("/")}>
          {shared.see_all}
        </a>
        <AskLink reading={reading}>{shared.ask}</AskLink>
      </div>
      <p className="g-alt">
        <Slots text={words.at_sign} slots={{ link: <a href={around.pageUrl("/code")}>{words.enter_its_code}</a> }} />
      </p>
    </div>
  );
}

function Found({ reading, results }: Props) {
  const words = serviceWords(reading);
  const { query, corrected, total } = results;
  const values = { query: corrected ?? query, count: reading.formats.number(total) };
  return (
    <>
      <div className="g-tally-line" role="status">
        <b>{fill(query ? words.results : words.all_results, values)}</b>
        {corrected !== null && <p>{fill(words.corrected, { query, corrected })}</p>}
      </div>
      <FilterTyping reading={reading} />
      <ul className="g-hits" id={reading.id("hits")} data-filter-list="">
        {results.results.map((result) => (
          <Hit key={result.card.page_id} reading={reading} result={result} />
        ))}
      </ul>
      <Pager
        reading={reading}
        page={results.page}
        last={Math.ceil(results.total / RESULTS_PER_PAGE)}
        pathOf={(page) => searchPath(results, { page })}
      />
    </>
  );
}

/** Search with plain links and forms: every state has an address that can be shared. */
export function SearchPage({ reading, results }: Props) {
  const words = serviceWords(reading);
  const isEmpty = results.total === 0;
  return (
    <>
      <div className="g-find">
        <div className="g-wrap">
          <h1 {...reading.ours}>{words.search}</h1>
          <SearchForm reading={reading} query={results.query} kept={chosenIn(results)} />
        </div>
      </div>
      <div className="g-wrap g-page">
        {isEmpty ? (
          <Nothing reading={reading} results={results} />
        ) : (
          <div className="g-cols g-cols-top">
            <Facets reading={reading} results={results} />
            <div className="g-col">
              <Found reading={reading} results={results} />
            </div>
          </div>
        )}
      </div>
    </>
  );
}
