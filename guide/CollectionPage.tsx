import { MEMBERS_PER_PAGE } from "#contract/publications.ts";
import { type Group, groupsOf, listMembers, type MemberListing } from "./collection-members.ts";
import type { PageCard } from "./content.ts";
import { type Legs, legsOf, lengthOf, NO_LEGS } from "./walk-legs.ts";
import { fill } from "./fill.ts";
import { languageOf } from "./language-of.ts";
import type { PageProps } from "./page-props.ts";
import { Identity } from "./parts/Card.tsx";
import { Icon } from "./parts/Icon.tsx";
import { Labels } from "./parts/Labels.tsx";
import { Numbered } from "./parts/Numbered.tsx";
import { CollectionLine } from "./parts/CollectionLine.tsx";
import { FilterTyping } from "./parts/FilterTyping.tsx";
import { MistakeLink } from "./parts/MistakeLink.tsx";
import { PageHead } from "./parts/PageHead.tsx";
import { Pager } from "./parts/Pager.tsx";
import { PrintFoot } from "./parts/PrintFoot.tsx";
import { PrintWalk } from "./parts/PrintWalk.tsx";
import { PlacesDrawing } from "./parts/PlacesDrawing.tsx";
import { Said } from "./parts/Said.tsx";
import { pathOf } from "./paths.ts";
import type { Reading } from "./reading.ts";
import { aboutSection } from "./sections/AboutSection.tsx";
import { feedbackSection } from "./sections/FeedbackSection.tsx";
import { historySection } from "./sections/HistorySection.tsx";
import { questionsSection } from "./sections/QuestionsSection.tsx";
import { repliesSection } from "./sections/RepliesSection.tsx";
import { relatedSection } from "./sections/RelatedSection.tsx";
import type { Section } from "./sections/section.ts";

type StopProps = {
  readonly reading: Reading;
  readonly card: PageCard;
  readonly number: string;
  /** Metres to the next stop, where both have a position. */
  readonly toNext: number | undefined;
  /** Level below the group's name, or below the page's title. */
  readonly heading: "h2" | "h3";
};

function Stop({ reading, card, number, toNext, heading: Heading }: StopProps) {
  const { read, around, words, formats } = reading;
  const [title, subtitle, place] = [read(card.title), read(card.subtitle), read(card.places[0]?.name)];
  return (
    <li className="g-stop">
      <Numbered number={number} identifiability={card.identifiability} size={64} />
      <div>
        {place && (
          <p className="g-stop-at">
            <Said text={place} />
          </p>
        )}
        <Heading className="g-h3 g-stop-name">
          <a href={around.pageUrl(pathOf(card))}>{title ? <Said text={title} /> : card.slug}</a>
        </Heading>
        {subtitle && <p {...languageOf(subtitle)}>{subtitle.text}</p>}
        {card.identifiability && <Identity reading={reading} of={card.identifiability} />}
        {toNext !== undefined && (
          <p className="g-stop-next" {...reading.ours}>
            <Icon name="route" small />
            <span>{fill(words.to_next, { distance: formats.distance(toNext) })}</span>
          </p>
        )}
      </div>
    </li>
  );
}

type StopsProps = {
  readonly reading: Reading;
  readonly group: Group;
  readonly start: number;
  readonly name: string;
  readonly legs: Legs;
};

function Stops({ reading, group, start, name, legs }: StopsProps) {
  return (
    <section className="g-group" aria-labelledby={group.name === null ? undefined : reading.id(name)}>
      {group.name !== null && <h2 id={reading.id(name)}>{group.name}</h2>}
      <ol className="g-stops" start={start} data-filter-list="">
        {group.cards.map((card, index) => (
          <Stop
            key={card.page_id}
            reading={reading}
            card={card}
            number={reading.formats.number(start + index)}
            toNext={legs.get(card.page_id)}
            heading={group.name === null ? "h2" : "h3"}
          />
        ))}
      </ol>
    </section>
  );
}

type MembersProps = {
  readonly reading: Reading;
  readonly groups: readonly Group[];
  /** The number of the first stop. */
  readonly first: number;
  readonly legs: Legs;
};

/** The members of a collection: numbered stops, grouped, with the same numbers on the drawing. */
function Members({ reading, groups, first, legs }: MembersProps) {
  const starts = groups.map(
    (_, index) => first + groups.slice(0, index).reduce((sum, { cards }) => sum + cards.length, 0),
  );
  const points = groups
    .flatMap(({ cards }) => cards)
    .map(({ page_id, identifiability, places }, index) => ({
      id: page_id,
      number: reading.formats.number(first + index),
      identifiability,
      lat: places[0]?.lat ?? null,
      lng: places[0]?.lng ?? null,
    }));
  return (
    <div className="g-walk" id={reading.id("members")}>
      <div>
        {groups.map((group, index) => (
          <Stops
            key={group.name}
            reading={reading}
            group={group}
            start={starts[index] ?? first}
            name={`group-${index + 1}`}
            legs={legs}
          />
        ))}
      </div>
      <div className="g-walk-map">
        <PlacesDrawing reading={reading} points={points} height="high" isWalk={legs.size > 0} />
      </div>
    </div>
  );
}

function Plain({ reading, section }: { readonly reading: Reading; readonly section: Section | null }) {
  if (!section) return null;
  const { id } = reading;
  return (
    <section id={id(section.id)} className={section.isBare ? undefined : "g-section"} aria-label={section.title}>
      {!section.isBare && <h2>{section.title}</h2>}
      {section.content}
    </section>
  );
}

type Props = PageProps & {
  /** One page of a long member list; by default the first of the given cards. */
  readonly members?: MemberListing | undefined;
  /** Address of an earlier version; by default the page's own. */
  readonly address?: string | undefined;
};

function MoreCollections({ reading, cards }: Pick<Props, "reading" | "cards">) {
  const { words, id } = reading;
  if (cards.length === 0) return null;
  return (
    <section className="g-section g-more-colls" aria-labelledby={id("more-title")}>
      <h2 id={id("more-title")} {...reading.ours}>
        {words.more_collections}
      </h2>
      <ul className="g-colls">
        {cards.map((card) => (
          <CollectionLine key={card.page_id} reading={reading} card={card} />
        ))}
      </ul>
    </section>
  );
}

const NOBODY: MemberListing = { cards: [], total: 0, page: 1 };

export function CollectionPage({
  reading,
  snapshot,
  home,
  cards,
  members,
  address,
  publications,
  replies,
  others = [],
}: Props) {
  const { words, formats } = reading;
  const settings = snapshot.content.collection;
  const listing = members ?? (settings ? listMembers(reading, settings, cards) : NOBODY);
  const groups = groupsOf(reading, listing.cards, settings?.group_by ?? "none");
  // distances make sense only in the author's own order
  const legs = settings?.rule === "manual" ? legsOf(groups.flatMap((group) => group.cards)) : NO_LEGS;
  /** The whole walk is on this page. */
  const isWalk = legs.size > 1 && listing.total <= MEMBERS_PER_PAGE;
  const path = address ?? pathOf({ type: "collection_page", slug: snapshot.slug });
  return (
    <div className="g-wrap g-page">
      <PageHead reading={reading} snapshot={snapshot} hasSubtitle>
        {listing.total > 0 && <p className="g-count">{fill(words.count, { count: formats.number(listing.total) })}</p>}
        {isWalk && (
          <p className="g-stop-next" {...reading.ours}>
            <Icon name="route" small />
            <span>{fill(words.walk_length, { distance: formats.distance(lengthOf(legs)) })}</span>
          </p>
        )}
        <Labels reading={reading} snapshot={snapshot} />
      </PageHead>
      <Plain reading={reading} section={aboutSection(reading, snapshot, false)} />
      {listing.cards.length > 0 ? (
        <>
          <FilterTyping reading={reading} />
          <Members reading={reading} groups={groups} legs={legs} first={1 + (listing.page - 1) * MEMBERS_PER_PAGE} />
          {isWalk && <PrintWalk reading={reading} />}
          <Pager
            reading={reading}
            page={listing.page}
            last={Math.ceil(listing.total / MEMBERS_PER_PAGE)}
            pathOf={(page) => (page > 1 ? `${path}?page=${page}` : path)}
          />
        </>
      ) : (
        <p className="g-none">{words.empty_collection}</p>
      )}
      <div className="g-narrow">
        <Plain reading={reading} section={feedbackSection(reading, snapshot)} />
        <Plain reading={reading} section={repliesSection(reading, replies)} />
        <Plain reading={reading} section={questionsSection(reading, snapshot, home)} />
        <Plain reading={reading} section={relatedSection(reading, snapshot, cards)} />
        <Plain reading={reading} section={historySection(reading, snapshot, publications)} />
        <MistakeLink reading={reading} page={snapshot.page_id} />
      </div>
      <MoreCollections reading={reading} cards={others} />
      <PrintFoot reading={reading} publications={publications} />
    </div>
  );
}
