import type { SyntheticEvent } from "react";
import { type Precision, PRECISIONS } from "#contract/locations.ts";
import type { PageContent } from "#contract/page-content.ts";
import type { PageCard, PageSnapshot, PublicPlace } from "./content.ts";
import { listMembers } from "./collection-members.ts";
import { GuidePage } from "./GuidePage.tsx";
import { Frame } from "./parts/Frame.tsx";
import { Hero } from "./parts/Hero.tsx";
import { readingOf, type Surroundings } from "./reading.ts";
import type { GuideSite } from "./site.ts";

type Props = {
  readonly snapshot: PageSnapshot;
  readonly cards: readonly PageCard[];
  readonly site: GuideSite;
  readonly locale: string;
  readonly imageUrl: Surroundings["imageUrl"];
  readonly taxonomyOf?: Surroundings["taxonomyOf"];
  readonly map?: Surroundings["map"];
  /** The published home page, for the guide's shared questions and its announcement. */
  readonly home?: PageSnapshot | null;
  readonly today: string;
  /** Number of pages in a collection: `cards` may hold only the first of them. */
  readonly memberCount?: number;
};

const nowhere = () => "#";

/** Links and forms do nothing here: following them would leave the editor. */
function stayHere(event: SyntheticEvent) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link || event.type === "submit") event.preventDefault();
}

/** A page as residents would see it, inside the admin. */
export function PagePreview(props: Props) {
  const { snapshot, cards, site, locale, imageUrl, taxonomyOf, map, home = null, today, memberCount } = props;
  const { collection } = snapshot.content;
  const reading = readingOf(site, locale, {
    imageUrl,
    taxonomyOf,
    map,
    today,
    pageUrl: nowhere,
    languageUrl: nowhere,
    isPreview: true,
  });
  const members = collection ? listMembers(reading, collection, cards, memberCount) : undefined;
  return (
    <div onClickCapture={stayHere} onSubmitCapture={stayHere}>
      <GuidePage reading={reading} snapshot={snapshot} home={home} cards={cards} members={members} publications={[]} />
    </div>
  );
}

type SiteProps = Pick<Props, "site" | "locale" | "imageUrl" | "today"> & {
  /** The published home page, for its intro; null in a new guide. */
  readonly home: PageSnapshot | null;
};

/** Header, footer and top of the home page: everything the site settings change. */
export function SitePreview({ site, locale, imageUrl, today, home }: SiteProps) {
  const around = { imageUrl, today, pageUrl: nowhere, languageUrl: nowhere, isPreview: true };
  const reading = readingOf(site, locale, around);
  return (
    <div onClickCapture={stayHere} onSubmitCapture={stayHere}>
      <Frame reading={reading} home={home}>
        {home && <Hero reading={reading} snapshot={home} />}
      </Frame>
    </div>
  );
}

const FINENESS = PRECISIONS.toReversed();
const isFiner = (one: Precision, other: Precision) => FINENESS.indexOf(one) > FINENESS.indexOf(other);

/** Making a place rougher drops its position until the page is composed again. */
function placeAt(place: PublicPlace, wanted: Precision | undefined): PublicPlace[] {
  if (wanted === undefined || !isFiner(place.precision, wanted)) return [place];
  const rough = { ...place, precision: wanted, address: null, lat: null, lng: null, geometry: null };
  return wanted === "hidden" ? [] : [rough];
}

/**
 * The current draft laid over the last composed snapshot. Page content shows at once; inventory data stays as composed,
 * and nothing is shown that composing did not find public.
 */
export function overlayContent(snapshot: PageSnapshot, content: PageContent): PageSnapshot {
  const labels = snapshot.labels.filter(({ id }) => content.label_ids.includes(id));
  const places = snapshot.places.flatMap((place) => placeAt(place, content.places[place.id]));
  return { ...snapshot, content, labels, places };
}
