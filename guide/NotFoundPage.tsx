import { Badge } from "#datachain/Badge.tsx";
import { AskLink } from "./parts/AskLink.tsx";
import { SearchForm } from "./parts/SearchForm.tsx";
import { Slots } from "./parts/Slots.tsx";
import type { Reading } from "./reading.ts";
import { serviceWords } from "./service-words.ts";

/** Unknown address: offers search, the code form, all pages, and a contact. */
export function NotFoundPage({ reading }: { readonly reading: Reading }) {
  const { words: shared, around } = reading;
  const words = serviceWords(reading);
  return (
    <div className="g-wrap">
      <div className="g-task" {...reading.ours}>
        <div className="g-gone">
          <Badge shape="hexagon" glyph="search" size={120} />
        </div>
        <h1>{words.not_found}</h1>
        <p className="g-lead">{words.not_found_text}</p>
        {reading.site.features.search && <SearchForm reading={reading} query="" />}
        <div className="g-stack">
          <a className="g-btn g-btn-line g-btn-full" href={around.pageUrl("/")}>
            {shared.see_all}
          </a>
          <AskLink reading={reading}>{shared.ask}</AskLink>
        </div>
        <p className="g-alt">
          <Slots text={words.at_sign} slots={{ link: <a href={around.pageUrl("/code")}>{words.enter_its_code}</a> }} />
        </p>
      </div>
    </div>
  );
}
