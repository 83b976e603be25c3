import type { PageSnapshot } from "./content.ts";
import { fill } from "./fill.ts";
import { type CardFilter, filterPath } from "./filter-cards.ts";
import type { HomeListing } from "./home-listing.ts";
import { Markdown } from "./Markdown.tsx";
import { Card } from "./parts/Card.tsx";
import { CollectionLine } from "./parts/CollectionLine.tsx";
import { ColourKey } from "./parts/ColourKey.tsx";
import { Filters } from "./parts/Filters.tsx";
import { FilterTyping } from "./parts/FilterTyping.tsx";
import { Hero } from "./parts/Hero.tsx";
import { MistakeLink } from "./parts/MistakeLink.tsx";
import { Pager } from "./parts/Pager.tsx";
import { PlacesOverview } from "./parts/PlacesOverview.tsx";
import type { Reading } from "./reading.ts";
import { feedbackSection } from "./sections/FeedbackSection.tsx";
import { questionsSection } from "./sections/QuestionsSection.tsx";

type Props = {
  readonly reading: Reading;
  readonly snapshot: PageSnapshot;
  readonly listing: HomeListing;
  readonly filter?: CardFilter | undefined;
};

function Featured({ reading, listing }: Pick<Props, "reading" | "listing">) {
  const { featured: cards, members } = listing;
  if (cards.length === 0) return null;
  const { words, id } = reading;
  const isCollections = cards.every(({ type }) => type === "collection_page");
  return (
    <section className="g-wrap g-section" aria-labelledby={id("featured-title")}>
      <h2 id={id("featured-title")} {...reading.ours}>
        {isCollections ? words.collections : words.featured}
      </h2>
      <ul className="g-colls">
        {cards.map((card) => (
          <CollectionLine key={card.page_id} reading={reading} card={card} members={members?.get(card.page_id)} />
        ))}
      </ul>
    </section>
  );
}

/** Link to all pages; once all are shown, a pager. */
function WayOn({ reading, listing, filter = {} }: Omit<Props, "snapshot">) {
  const { words, formats, around, id } = reading;
  const { total, page, size, cards } = listing;
  const pathTo = (to: CardFilter) => filterPath(filter, to, id("everything"));
  if (filter.all) {
    const last = Math.ceil(total / size);
    return (
      <Pager reading={reading} page={page} last={last} pathOf={(to) => pathTo({ page: to > 1 ? to : undefined })} />
    );
  }
  if (cards.length >= total) return null;
  return (
    <p className="g-more">
      <a className="g-btn g-btn-line" href={around.pageUrl(pathTo({ all: true }))}>
        {fill(words.show_all, { total: formats.number(total) })}
      </a>
    </p>
  );
}

function Everything({ reading, listing, filter = {} }: Omit<Props, "snapshot">) {
  const { words, formats, id } = reading;
  const { cards, total } = listing;
  const numbers = { count: formats.number(cards.length), total: formats.number(total) };
  return (
    <section id={id("everything")} className="g-wrap g-section" aria-labelledby={id("everything-title")}>
      <h2 id={id("everything-title")} {...reading.ours}>
        {words.everything}
      </h2>
      <Filters reading={reading} listing={listing} filter={filter} />
      <FilterTyping reading={reading} />
      <p className="g-count" {...reading.ours}>
        {total > 0 ? fill(words.showing, numbers) : words.nothing}
      </p>
      {cards.length > 0 && (
        <ul className="g-cards" data-filter-list="">
          {cards.map((card) => (
            <Card key={card.page_id} reading={reading} card={card} />
          ))}
        </ul>
      )}
      <WayOn reading={reading} listing={listing} filter={filter} />
    </section>
  );
}

function About({ reading, snapshot }: Pick<Props, "reading" | "snapshot">) {
  const { words, read, site, id, around } = reading;
  const text = read(snapshot.content.body) ?? read(site.about);
  if (!text) return null;
  return (
    <section
      id={id("about-guide")}
      className="g-wrap g-section"
      // the card of the editor beside a preview has the same name
      aria-labelledby={around.isPreview ? undefined : id("about-guide-title")}
    >
      <h2 id={id("about-guide-title")} {...reading.ours}>
        {words.about}
      </h2>
      <div className="g-prose">
        <Markdown text={text} idPrefix={id("about-")} deeper={1} />
      </div>
    </section>
  );
}

function Questions({ reading, snapshot }: Pick<Props, "reading" | "snapshot">) {
  const section = questionsSection(reading, snapshot, null);
  if (!section) return null;
  const { id } = reading;
  return (
    <section id={id(section.id)} className="g-wrap g-section" aria-labelledby={id("faq-title")}>
      <h2 id={id("faq-title")} {...reading.ours}>
        {section.title}
      </h2>
      {section.content}
    </section>
  );
}

export function HomePage({ reading, snapshot, listing, filter }: Props) {
  const feedback = feedbackSection(reading, snapshot);
  const hasMap = snapshot.content.show_map && reading.site.features.map;
  return (
    <>
      <Hero reading={reading} snapshot={snapshot} />
      <ColourKey reading={reading} />
      <Featured reading={reading} listing={listing} />
      {listing.count > 0 && <Everything reading={reading} listing={listing} filter={filter} />}
      {hasMap && <PlacesOverview reading={reading} cards={listing.placed} view={snapshot.content.home?.first_view} />}
      <Questions reading={reading} snapshot={snapshot} />
      <About reading={reading} snapshot={snapshot} />
      {feedback && (
        <section className="g-wrap" aria-label={feedback.title}>
          {feedback.content}
        </section>
      )}
      <div className="g-wrap">
        <MistakeLink reading={reading} page={snapshot.page_id} />
      </div>
    </>
  );
}
