import type { PageCard, PageSnapshot } from "./content.ts";
import { fill } from "./fill.ts";
import { type CardFilter, filterCards, filterPath } from "./filter-cards.ts";
import { Markdown } from "./Markdown.tsx";
import { Card } from "./parts/Card.tsx";
import { CollectionLine } from "./parts/CollectionLine.tsx";
import { ColourKey } from "./parts/ColourKey.tsx";
import { Filters } from "./parts/Filters.tsx";
import { FilterTyping } from "./parts/FilterTyping.tsx";
import { Hero } from "./parts/Hero.tsx";
import { PlacesOverview } from "./parts/PlacesOverview.tsx";
import type { Reading } from "./reading.ts";
import { feedbackSection } from "./sections/FeedbackSection.tsx";
import { questionsSection } from "./sections/QuestionsSection.tsx";

type Props = {
  readonly reading: Reading;
  readonly snapshot: PageSnapshot;
  /** Every public page. */
  readonly cards: readonly PageCard[];
  readonly filter?: CardFilter | undefined;
};

/** A first view shows some of many; the rest is one link away. */
const AT_FIRST = 12;

/** Pages to start with, in the author's order; one that is not public is left out. Without a choice, all collections. */
function featuredOf({ content }: PageSnapshot, cards: readonly PageCard[]) {
  const byId = new Map(cards.map((card) => [card.page_id, card]));
  const chosen = content.home?.featured.flatMap(({ id }) => byId.get(id) ?? []) ?? [];
  return chosen.length > 0 ? chosen : cards.filter(({ type }) => type === "collection_page");
}

function Featured({ reading, cards }: { readonly reading: Reading; readonly cards: readonly PageCard[] }) {
  if (cards.length === 0) return null;
  const { words, id } = reading;
  const isCollections = cards.every(({ type }) => type === "collection_page");
  return (
    <section className="g-wrap g-section" aria-labelledby={id("featured-title")}>
      <h2 id={id("featured-title")}>{isCollections ? words.collections : words.featured}</h2>
      <ul className="g-colls">
        {cards.map((card) => (
          <CollectionLine key={card.page_id} reading={reading} card={card} />
        ))}
      </ul>
    </section>
  );
}

function Everything({ reading, cards, filter = {} }: Omit<Props, "snapshot">) {
  const { words, formats, around, id } = reading;
  const matching = filterCards(reading, cards, filter);
  const shown = filter.all ? matching : matching.slice(0, AT_FIRST);
  const [count, total] = [formats.number(shown.length), formats.number(matching.length)];
  return (
    <section id={id("everything")} className="g-wrap g-section" aria-labelledby={id("everything-title")}>
      <h2 id={id("everything-title")}>{words.everything}</h2>
      <Filters reading={reading} cards={cards} filter={filter} />
      <FilterTyping reading={reading} list="everything" />
      <p className="g-count">{matching.length > 0 ? fill(words.showing, { count, total }) : words.nothing}</p>
      {shown.length > 0 && (
        <ul className="g-cards" data-filter-list="">
          {shown.map((card) => (
            <Card key={card.page_id} reading={reading} card={card} />
          ))}
        </ul>
      )}
      {shown.length < matching.length && (
        <p className="g-more">
          <a className="g-btn g-btn-line" href={around.pageUrl(filterPath(filter, { all: true }, id("everything")))}>
            {fill(words.show_all, { total })}
          </a>
        </p>
      )}
    </section>
  );
}

function About({ reading, snapshot }: Pick<Props, "reading" | "snapshot">) {
  const { words, read, site, id } = reading;
  const text = read(snapshot.content.body) ?? read(site.about);
  if (!text) return null;
  return (
    <section id={id("about-guide")} className="g-wrap g-section" aria-labelledby={id("about-guide-title")}>
      <h2 id={id("about-guide-title")}>{words.about}</h2>
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
      <h2 id={id("faq-title")}>{section.title}</h2>
      {section.content}
    </section>
  );
}

/** The way into the guide. */
export function HomePage({ reading, snapshot, cards, filter }: Props) {
  const pages = cards.filter(({ type }) => type !== "collection_page");
  const feedback = feedbackSection(reading, snapshot);
  const hasMap = snapshot.content.show_map && reading.site.features.map;
  return (
    <>
      <Hero reading={reading} snapshot={snapshot} />
      <ColourKey reading={reading} />
      <Featured reading={reading} cards={featuredOf(snapshot, cards)} />
      {pages.length > 0 && <Everything reading={reading} cards={pages} filter={filter} />}
      {hasMap && <PlacesOverview reading={reading} cards={pages} />}
      <Questions reading={reading} snapshot={snapshot} />
      <About reading={reading} snapshot={snapshot} />
      {feedback && (
        <section className="g-wrap" aria-label={feedback.title}>
          {feedback.content}
        </section>
      )}
    </>
  );
}
